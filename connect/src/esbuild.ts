import { plugin } from './plugin.ts'

/** The plugin for esbuild: `plugins: [connect()]`. */
export const connect = plugin.esbuild
