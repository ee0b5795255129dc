import { plugin } from './plugin.ts'

/** The plugin for webpack: `plugins: [connect()]`. */
export const connect = plugin.webpack
