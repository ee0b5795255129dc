import { plugin } from './plugin.js';
/** The plugin for Rollup: `plugins: [connect()]`. */
export const connect = plugin.rollup;
