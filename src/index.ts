import './define.js';

export * from './elements/index.js';
export { VERSION } from './version.js';
