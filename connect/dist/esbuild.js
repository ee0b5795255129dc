import { plugin } from './plugin.js';
/** The plugin for esbuild: `plugins: [connect()]`. */
export const connect = plugin.esbuild;
