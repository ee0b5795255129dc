import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { App } from '../../kernel/app.ts'
import { serveAssets } from './assets.ts'
import type { MountedApp } from './serve-pages.ts'
import { cookies, dashboardVisit, shopperVisit } from './visit.ts'

const repository = new URL('../../../../', import.meta.url)

const apps = {
  storefront: { base: '/', cookie: cookies.storefront, visit: shopperVisit },
  dashboard: { base: '/dashboard', cookie: cookies.dashboard, visit: dashboardVisit },
} as const satisfies Record<string, Pick<MountedApp, 'base' | 'cookie' | 'visit'>>

/** Mounts the built storefront and dashboard into the server: their files and pages. An app that isn't built is left out. */
export async function mountPages(server: FastifyInstance, app: App): Promise<void> {
  for (const [name, { base, cookie, visit }] of Object.entries(apps)) {
    const folder = new URL(`${name}/build/`, repository)
    const built = new URL('server/index.js', folder)
    if (!existsSync(built)) continue
    const build = (await import(built.href)) as ServerBuild
    const { servePages } = await import('./serve-pages.ts')
    await serveAssets(server, { base, folder: fileURLToPath(new URL('client/assets/', folder)) })
    await servePages(server, app, { base, cookie, visit, build })
  }
}
