import { plugin } from './plugin.js';
/** The plugin for Rspack: `plugins: [connect()]`. */
export const connect = plugin.rspack;
