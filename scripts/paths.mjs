// Places in the project, as absolute paths, wherever a command is started from.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const inRoot = (...parts) => join(root, ...parts);
export const cache = inRoot('node_modules', '.cache', 'spider-solitaire');
export const bin = (name) => inRoot('node_modules', '.bin', name);
