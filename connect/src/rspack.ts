import { plugin } from './plugin.ts'

/** The plugin for Rspack: `plugins: [connect()]`. */
export const connect = plugin.rspack
