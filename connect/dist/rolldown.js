import { plugin } from './plugin.js';
/** The plugin for Rolldown: `plugins: [connect()]`. */
export const connect = plugin.rolldown;
