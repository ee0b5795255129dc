import { plugin } from './plugin.ts'

/** The plugin for Rolldown: `plugins: [connect()]`. */
export const connect = plugin.rolldown
