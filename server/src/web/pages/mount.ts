import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { App } from '../../kernel/app.ts'
import { serveAssets } from './assets.ts'
import type { DevelopmentApp } from './development.ts'
import type { MountedApp } from './serve-pages.ts'
import { cookies, dashboardVisit, shopperVisit } from './visit.ts'

const repository = new URL('../../../../', import.meta.url)

const apps = {
  storefront: { base: '/', cookie: cookies.storefront, visit: shopperVisit },
  dashboard: { base: '/dashboard', cookie: cookies.dashboard, visit: dashboardVisit },
} as const satisfies Record<string, Pick<MountedApp, 'base' | 'cookie' | 'visit'>>

/** Mounts the storefront and dashboard into the server: their files and pages. An app that isn't built is left out. In development, `sourcesUrl` is where
 *  their sources are. */
export async function mountPages(server: FastifyInstance, app: App, sourcesUrl?: string): Promise<void> {
  for (const [name, mounted] of Object.entries(apps)) {
    const files = sourcesUrl
      ? await mountSources(server, app, { base: mounted.base, url: `${sourcesUrl}/${name}` })
      : await mountBuilt(server, mounted.base, name)
    if (!files) continue
    const { servePages } = await import('./serve-pages.ts')
    await servePages(server, app, { ...mounted, ...files })
  }
}

type Files = Pick<MountedApp, 'build' | 'connectTo'>

async function mountBuilt(server: FastifyInstance, base: string, name: string): Promise<Files | undefined> {
  const folder = new URL(`${name}/build/`, repository)
  const built = new URL('server/index.js', folder)
  if (!existsSync(built)) return undefined
  const [build] = await Promise.all([
    import(built.href) as Promise<ServerBuild>,
    serveAssets(server, { base, folder: fileURLToPath(new URL('client/assets/', folder)) }),
  ])
  return { build: async () => build }
}

async function mountSources(server: FastifyInstance, { services }: App, { base, url }: DevelopmentApp): Promise<Files | undefined> {
  if (!(await fetch(`${url}/changes`)).ok) return undefined
  const { developmentBuild, serveDevelopmentFiles } = await import('./development.ts')
  serveDevelopmentFiles(server, services.settings, { base, url })
  // Vite's script learns there what has changed.
  const connectTo = `ws://*:${new URL(url).port}`
  return { build: await developmentBuild({ base, url }), connectTo }
}
