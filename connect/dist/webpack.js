import { plugin } from './plugin.js';
/** The plugin for webpack: `plugins: [connect()]`. */
export const connect = plugin.webpack;
