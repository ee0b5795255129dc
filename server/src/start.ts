import { randomBytes } from 'node:crypto'
import type { PoolConfig } from 'pg'
import { identifyRequest } from './access/identify/index.ts'
import { keysIn, tokensWith } from './access/oauth/index.ts'
import { areas, backgroundWork, hooks } from './areas.ts'
import { serveSandboxProvider } from './commerce/payments/index.ts'
import { serveMedia } from './content/media/index.ts'
import { connect } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { sitesIn } from './database/sites/index.ts'
import { apiDoor, serveEventStream } from './events/index.ts'
import { createApp } from './http/app.ts'
import { serveHealth } from './http/health.ts'
import { rateLimits } from './http/limits/index.ts'
import { outboundWith } from './http/outbound/index.ts'
import { createServer } from './http/server.ts'
import { installQueue, queueOn, startBackgroundWork } from './jobs/index.ts'
import type { App } from './kernel/app.ts'
import type { Services } from './kernel/context.ts'
import type { Database } from './kernel/db.ts'
import type { Settings } from './kernel/settings.ts'
import { seedSite } from './seed/seed-site.ts'
import { serveDocs } from './web/docs/index.ts'
import { deskDoor, mountPages, serveAuthorize, serveLogOut, serveMailPreviews, serveUploads } from './web/pages/index.ts'

export interface Started {
  /** What to print: addresses, and the owner's password at the first start. */
  lines: string[]
  stop(): Promise<void>
}

/** From settings and a database to a server that listens; in development what goes out is checked against the contract. */
export async function start(
  settings: Settings,
  connection: PoolConfig,
  { checkAnswers = process.env.NODE_ENV !== 'production' } = {},
): Promise<Started> {
  await prepareDatabase(connection)
  const database = connect(connection)
  const ownerPassword = settings.ownerPassword ?? randomBytes(12).toString('base64url')
  const isNew = await seedSite(database, settings, ownerPassword)
  const services = servicesOn(settings, database)
  const app = appOn(services, { checkAnswers })
  const server = createServer(app)
  serveHealth(server, database)
  serveDocs(server, settings)
  serveMedia(server, app)
  serveEventStream(server, app, { doors: [apiDoor, deskDoor] })
  serveMailPreviews(server, app)
  serveSandboxProvider(server, services)
  serveAuthorize(server, app)
  serveLogOut(server, app)
  await serveUploads(server, app)
  if (settings.role !== 'api') await mountPages(server, app)
  const background =
    settings.role === 'all' || settings.role === 'jobs' ? await startBackgroundWork(app, connection, backgroundWork) : undefined
  await server.listen({ port: settings.port, host: settings.host })
  return {
    lines: addresses(settings, isNew ? ownerPassword : undefined),
    async stop() {
      await server.close()
      await background?.stop()
      await services.queue.close()
      await database.close()
    },
  }
}

export function servicesOn(settings: Settings, database: Database, now: () => Date = () => new Date()): Services {
  return {
    settings,
    database,
    now,
    tokens: tokensWith(keysIn(database, now), now),
    sites: sitesIn(database),
    rateLimits: rateLimits(settings.rateLimits, now),
    outbound: outboundWith(settings),
    queue: queueOn(database),
    hooks,
  }
}

/** Brings the tables up to date, those of the queue included. */
export async function prepareDatabase(connection: PoolConfig): Promise<void> {
  await migrate(connection, () => installQueue(connection, backgroundWork))
}

/** The whole server, put together from its areas. */
export const appOn = (services: Services, { checkAnswers = false } = {}): App =>
  createApp(services, { areas, identify: identifyRequest, checkAnswers })

function addresses({ baseUrl, ownerEmail, clientId, ownerPassword }: Settings, madePassword: string | undefined): string[] {
  const password =
    madePassword === undefined
      ? 'unchanged'
      : ownerPassword === undefined
        ? `${madePassword}   (shown only once)`
        : 'the value of STOA_OWNER_PASSWORD'
  return [
    `Shop        ${baseUrl}/`,
    `Dashboard   ${baseUrl}/dashboard/`,
    `API         ${baseUrl}/docs`,
    `Owner       ${ownerEmail}`,
    `Password    ${password}`,
    `Client id   ${clientId}`,
  ]
}
