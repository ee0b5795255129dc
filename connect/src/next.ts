import { fileURLToPath } from 'node:url'
import { platformModule } from './hosts.ts'
import { originOf, type ConnectOptions } from './settings.ts'

interface WebpackConfig {
  module: { rules: unknown[] }
}

/** What `withStoa` reads of a Next config; everything else passes through. */
export interface NextConfig {
  webpack?: ((config: WebpackConfig, context: never) => WebpackConfig) | null | undefined
  turbopack?: { rules?: Record<string, unknown> | undefined } | undefined
  images?: { remotePatterns?: unknown[] | undefined; dangerouslyAllowLocalIP?: boolean | undefined } | undefined
  bundlePagesRouterDependencies?: boolean | undefined
}

const loader = fileURLToPath(import.meta.resolve('@stoa/connect/loader'))

/**
 * Connects a Next app, built by Turbopack or by webpack: `export default withStoa(nextConfig)`. Pictures of the Stoa may be shown by `next/image`; those of a Stoa
 * on this machine too, which Next 16 otherwise refuses.
 */
export function withStoa<Config extends object>(config?: Config, options?: ConnectOptions): Config
export function withStoa(config: NextConfig = {}, options: ConnectOptions = {}): NextConfig {
  if (typeof config === 'function') throw new Error('withStoa takes an object: export default (...args) => withStoa(nextConfig(...args))')
  const url = originOf(options)
  const loaders = [{ loader, options: { url } }]
  return {
    ...config,
    // Otherwise the Pages Router leaves packages to Node.
    bundlePagesRouterDependencies: config.bundlePagesRouterDependencies ?? true,
    images: imagesOf(config, url),
    turbopack: { ...config.turbopack, rules: { ...config.turbopack?.rules, ...turbopackRules(loaders) } },
    webpack(given, context) {
      given.module.rules.push({ test: platformModule, enforce: 'pre', use: loaders })
      return config.webpack ? config.webpack(given, context) : given
    },
  }
}

/** Turbopack's paths are relative to the project, or to the root of its workspace. */
const platformPath = /(?:^|\/)node_modules\/@wix\//

const turbopackRules = (loaders: object[]): Record<string, object> =>
  Object.fromEntries(['*.js', '*.mjs', '*.cjs'].map((files) => [files, { condition: { path: platformPath }, loaders }]))

/** The line that lets `next/image` show the pictures of a Stoa. `withStoa` adds it. */
export function remotePatterns(
  url: string = originOf(),
): { protocol: 'http' | 'https'; hostname: string; port: string; pathname: string }[] {
  const { protocol, hostname, port } = new URL(url)
  return [{ protocol: protocol === 'http:' ? 'http' : 'https', hostname, port, pathname: '/media/**' }]
}

function imagesOf({ images = {} }: NextConfig, url: string): NonNullable<NextConfig['images']> {
  const isOnThisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname)
  return {
    ...images,
    remotePatterns: [...(images.remotePatterns ?? []), ...remotePatterns(url)],
    ...(isOnThisMachine ? { dangerouslyAllowLocalIP: images.dangerouslyAllowLocalIP ?? true } : {}),
  }
}
