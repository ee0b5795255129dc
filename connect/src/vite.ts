import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { platformModule } from './hosts.ts'
import { installHooks } from './install-hooks.ts'
import { plugin } from './plugin.ts'
import { rewrite } from './rewrite.ts'
import { originOf, type ConnectOptions } from './settings.ts'

interface ViteConfig {
  root?: string
  envDir?: string | false
}
interface ViteEnvironment {
  command: 'build' | 'serve'
  mode: string
}

/** A plugin of Vite 5 or newer, described without its types, so that the package needs none. */
export interface VitePlugin {
  name: string
  enforce: 'pre'
  config: (config: ViteConfig, environment: ViteEnvironment) => Promise<object>
  configEnvironment: () => object
  transform: { filter: { id: RegExp }; handler: (source: string, id: string) => { code: string; map: null } | undefined }
}

/** The plugin for Vite: `plugins: [connect()]`. Takes `STOA_URL` from the environment or from Vite's `.env` files. */
export function connect(options: ConnectOptions = {}): VitePlugin {
  let stoaUrl = ''
  let optimizeDeps = {}
  return {
    name: 'stoa-connect',
    enforce: 'pre',
    async config({ root = process.cwd(), envDir }, { command, mode }) {
      // Vite resolves both only after this.
      const folder = resolve(root)
      const vite = await viteOf(folder)
      const env = envDir === false ? {} : vite.loadEnv(mode, resolve(folder, envDir ?? ''), 'STOA_')
      stoaUrl = originOf({ url: options.url ?? env.STOA_URL ?? process.env.STOA_URL })
      optimizeDeps = optimizedBy(vite, stoaUrl)
      if (command === 'build') return { optimizeDeps, ssr: { noExternal: [/^@wix\//] } }
      // The development server imports packages for its own pages with Node, which no plugin sees.
      installHooks(stoaUrl)
      return { optimizeDeps }
    },
    configEnvironment: () => ({ optimizeDeps }),
    transform: {
      filter: { id: platformModule },
      handler(source, id) {
        const code = platformModule.test(id) ? rewrite(source, stoaUrl) : undefined
        return code === undefined ? undefined : { code, map: null }
      },
    },
  }
}

interface Vite {
  loadEnv: (mode: string, folder: string, prefix: string) => Record<string, string>
  rolldownVersion?: string
}

/** The app's own Vite. */
const viteOf = async (root: string): Promise<Vite> =>
  (await import(pathToFileURL(createRequire(join(root, 'vite.config.js')).resolve('vite')).href)) as Vite

/** For the packages that the development server bundles ahead, with Rolldown since Vite 8 and with esbuild before. */
const optimizedBy = ({ rolldownVersion }: Vite, url: string): object =>
  rolldownVersion
    ? { rolldownOptions: { plugins: [plugin.rolldown({ url })] } }
    : { esbuildOptions: { plugins: [plugin.esbuild({ url })] } }
