import * as panels from '../panels/index.js';
import type { PanelScript } from '../panels/index.js';

// The script that asked for this file finds it on the element by which it is loaded: no global name.
(document.currentScript as PanelScript).panels = panels;
