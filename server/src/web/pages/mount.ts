import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { App } from '../../kernel/app.ts'
import { serveAssets } from './assets.ts'
import type { DevelopmentApp } from './development.ts'
import { loadOnce } from './load-once.ts'
import type { MountedApp, PageServer } from './serve-pages.ts'
import { cookies, dashboardVisit, shopperVisit } from './visit.ts'

const repository = new URL('../../../../', import.meta.url)

const apps = {
  storefront: { base: '/', cookie: cookies.storefront, visit: shopperVisit },
  dashboard: { base: '/dashboard', cookie: cookies.dashboard, visit: dashboardVisit },
} as const satisfies Record<string, Pick<MountedApp, 'base' | 'cookie' | 'visit'>>

/** Mounts the storefront and dashboard into the server: their files and pages. An app that isn't built is left out. In development, `sourcesUrl` is where
 *  their sources are. The apps themselves are large, so they are loaded by the first request of a page. */
export async function mountPages(server: FastifyInstance, app: App, sourcesUrl?: string): Promise<void> {
  for (const [name, mounted] of Object.entries(apps)) {
    const files = sourcesUrl
      ? await mountSources(server, app, { base: mounted.base, url: `${sourcesUrl}/${name}` })
      : await mountBuilt(server, mounted.base, name)
    if (files) await routePages(server, app, { ...mounted, ...files })
  }
}

/** A page's form has a few fields; files are uploaded elsewhere. */
const formBytesMax = 100_000

/** Everything below an app's base that is neither a file nor a call is a page. */
async function routePages(server: FastifyInstance, app: App, mounted: MountedApp): Promise<void> {
  const prefix = mounted.base === '/' ? '' : mounted.base
  const pageServer = loadOnce(async (): Promise<PageServer> => (await import('./serve-pages.ts')).pagesOf(app, mounted))
  await server.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formBytesMax }, (_request, body, done) => done(null, body))
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: `${prefix}/*`,
      handler: async (request, reply) => (await pageServer()).answer(request, reply),
    })
    if (prefix) pages.get(prefix, (_request, reply) => reply.redirect(`${prefix}/`, 308))
  })
}

type Files = Pick<MountedApp, 'build' | 'connectTo'>

async function mountBuilt(server: FastifyInstance, base: string, name: string): Promise<Files | undefined> {
  const folder = new URL(`${name}/build/`, repository)
  const built = new URL('server/index.js', folder)
  if (!existsSync(built)) return undefined
  await serveAssets(server, { base, folder: fileURLToPath(new URL('client/assets/', folder)) })
  return { build: loadOnce(() => import(built.href) as Promise<ServerBuild>) }
}

async function mountSources(server: FastifyInstance, { services }: App, { base, url }: DevelopmentApp): Promise<Files | undefined> {
  if (!(await fetch(`${url}/changes`)).ok) return undefined
  const { developmentBuild, serveDevelopmentFiles } = await import('./development.ts')
  serveDevelopmentFiles(server, services.settings, { base, url })
  // Vite's script learns there what has changed.
  const connectTo = `ws://*:${new URL(url).port}`
  return { build: await developmentBuild({ base, url }), connectTo }
}
