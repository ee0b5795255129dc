import type { ConnectOptions } from './settings.ts'
import { connect as connectVite, type VitePlugin } from './vite.ts'

interface SetUp {
  updateConfig: (changes: { vite: { plugins: VitePlugin[] } }) => unknown
}

/** The integration for Astro: `integrations: [connect()]`. */
export const connect = (options?: ConnectOptions) => ({
  name: '@stoa/connect',
  hooks: { 'astro:config:setup': ({ updateConfig }: SetUp): void => void updateConfig({ vite: { plugins: [connectVite(options)] } }) },
})
