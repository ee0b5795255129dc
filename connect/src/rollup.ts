import { plugin } from './plugin.ts'

/** The plugin for Rollup: `plugins: [connect()]`. */
export const connect = plugin.rollup
