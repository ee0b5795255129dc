import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PoolConfig } from 'pg'
import { identifyRequest } from './access/identify/index.ts'
import { keysIn, tokensWith } from './access/oauth/index.ts'
import { areas, backgroundWork, hooks } from './areas.ts'
import { serveDownloads } from './commerce/orders/index.ts'
import { serveSandboxProvider } from './commerce/payments/index.ts'
import { deleteAbandonedWork } from './content/file-programs/index.ts'
import { checkFileStore, fileStoreOf, withSample } from './content/file-store/index.ts'
import { serveArchives, serveDownloadUrls, serveMedia } from './content/media/index.ts'
import { serveUploads } from './content/uploads/index.ts'
import { connect } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import type { Migration } from './database/migration-files.ts'
import { sitesIn } from './database/sites/index.ts'
import { watchDatabase } from './database/watch.ts'
import { addEventPartitions, apiStream, serveEventStream } from './events/index.ts'
import { serveGraphql } from './graphql/index.ts'
import { createApp, type AppOptions } from './http/app.ts'
import { drain } from './http/drain.ts'
import { serveHealth } from './http/health.ts'
import { rateLimits } from './http/limits/index.ts'
import { createOutbound } from './http/outbound/index.ts'
import { createServer } from './http/server.ts'
import { installQueue, queueOn, startBackgroundWork } from './jobs/index.ts'
import type { App } from './kernel/app.ts'
import type { Services } from './kernel/context.ts'
import type { Database } from './kernel/db.ts'
import { logFault } from './kernel/log.ts'
import type { OnStep } from './kernel/on-step.ts'
import type { Settings } from './kernel/settings.ts'
import { sampleFile } from './seed/sample-file.ts'
import { seedSite } from './seed/seed-site.ts'
import { serveDocs } from './web/docs/index.ts'
import {
  dashboardStream,
  mountPages,
  serveAuthorize,
  serveLogOut,
  serveMailPreviews,
  serveMemberHandOver,
  servePhotoUpload,
  serveImportUpload,
  serveMediaUpload,
  serveOwnerCalls,
} from './web/pages/index.ts'

export interface RunningServer {
  /** What to print: addresses, and the owner's password at the first start. */
  lines: string[]
  stop(): Promise<void>
}

interface ServeOptions extends Pick<AppOptions, 'checkResponses' | 'watcher'> {
  /** Where the sources of the pages are served, in development. */
  sourcesUrl?: string | undefined
}

interface StartOptions extends ServeOptions {
  onStep?: OnStep
}

/** From settings and a database to a server that listens, all in this process; in development what goes out is checked against the contract. */
export async function start(settings: Settings, connection: PoolConfig, { onStep, ...options }: StartOptions = {}): Promise<RunningServer> {
  const lines = await prepare(settings, connection, onStep)
  onStep?.({ text: 'Starting the server' })
  const { stop } = await run(settings, connection, { answers: true, works: hasJobs(settings), ...options })
  return { lines, stop }
}

/** Brings the database up to date, with the sample site in it. Returns what to print. */
export async function prepare(settings: Settings, connection: PoolConfig, onStep?: OnStep): Promise<string[]> {
  await checkFileStore(settings)
  onStep?.({ text: 'Preparing the tables' })
  await prepareDatabase(connection, { siteId: settings.siteId })
  const database = connect(connection, 1)
  const ownerPassword = settings.ownerPassword ?? randomBytes(12).toString('base64url')
  const isNew = await seedSite(database, settings, { ownerPassword, onStep }).finally(() => database.close())
  return addresses(settings, isNew ? ownerPassword : undefined)
}

/** Whether this machine runs jobs. */
export const hasJobs = ({ role }: Settings): boolean => role === 'all' || role === 'jobs'

/** What one process of a machine does. */
interface Duties extends ServeOptions {
  /** Requests. */
  answers: boolean
  /** Jobs. */
  works: boolean
  poolSize?: number
  /** Whether other processes listen on the same port, and the system decides which one gets a connection. */
  sharesPort?: boolean
}

/** Runs the server on a database that is up to date. */
export async function run(
  settings: Settings,
  connection: PoolConfig,
  { answers, works, poolSize, sharesPort = false, sourcesUrl, checkResponses = process.env.NODE_ENV !== 'production', ...options }: Duties,
): Promise<{ stop(): Promise<void> }> {
  const database = connect(connection, poolSize)
  const services = createServices(settings, database)
  const app = createServerApp(services, { ...options, checkResponses })
  const server = answers ? createServer(app) : undefined
  const starting = services.queue.start().catch((error: unknown) => logFault(error, { work: 'reading the queues' }))
  if (server) await serveAll(server, app, sourcesUrl)
  await starting
  // Without one, events are in the default partition until the job adds it.
  if (works) await addEventPartitions(app).catch((error: unknown) => logFault(error, { work: 'adding partitions' }))
  // What it can't delete, the next file that is processed deletes, or the sweep.
  if (works) await deleteAbandonedWork(settings).catch((error: unknown) => logFault(error, { work: 'deleting abandoned folders' }))
  const background = works ? await startBackgroundWork(app, connection, backgroundWork) : undefined
  const watch = watchDatabase(connection, database)
  await server?.listen({ port: settings.port, host: settings.host, ...(sharesPort && { reusePort: true }) })
  return {
    async stop() {
      if (server) await drain(server.server)
      await server?.close()
      await background?.stop()
      await watch.stop()
      await services.queue.close()
      await database.close()
    },
  }
}

/** Adds what is served besides the calls of the contract: pages, files, documentation and streams. */
export async function serveAll(server: FastifyInstance, app: App, sourcesUrl?: string): Promise<void> {
  const { services } = app
  serveHealth(server, services.database)
  serveGraphql(server, app)
  serveDocs(server, services.settings)
  serveMedia(server, app)
  serveDownloadUrls(server, app)
  serveArchives(server, app)
  await serveUploads(server, app)
  serveDownloads(server, app)
  serveEventStream(server, app, { doors: [apiStream, dashboardStream] })
  serveMailPreviews(server, app)
  serveSandboxProvider(server, services)
  serveAuthorize(server, app)
  serveLogOut(server, app)
  serveMemberHandOver(server, app)
  await serveImportUpload(server, app)
  await serveMediaUpload(server, app)
  await servePhotoUpload(server, app)
  serveOwnerCalls(server, app)
  if (services.settings.role !== 'api') await mountPages(server, app, sourcesUrl)
}

export function createServices(settings: Settings, database: Database, now: () => Date = () => new Date()): Services {
  return {
    settings,
    database,
    now,
    tokens: tokensWith(keysIn(database, now), now),
    sites: sitesIn(database),
    rateLimits: rateLimits(settings.rateLimits, now),
    outbound: createOutbound(settings),
    queue: queueOn(database),
    fileStore: withSample(fileStoreOf(settings), sampleFile),
    hooks,
  }
}

interface Preparation {
  /** The site that is to be served. */
  siteId?: string
  /** All of them by default. */
  migrations?: readonly Migration[]
}

/** Brings the tables up to date, those of the queue included. */
export async function prepareDatabase(connection: PoolConfig, { siteId, migrations }: Preparation = {}): Promise<void> {
  await migrate(connection, () => installQueue(connection, { ...backgroundWork, siteId }), migrations)
}

/** The whole server, put together from its areas. */
export const createServerApp = (services: Services, options: Pick<AppOptions, 'checkResponses' | 'watcher'> = {}): App =>
  createApp(services, { areas, identify: identifyRequest, ...options })

function addresses({ baseUrl, ownerEmail, clientId, ownerPassword }: Settings, generatedPassword: string | undefined): string[] {
  const password =
    generatedPassword === undefined
      ? 'unchanged'
      : ownerPassword === undefined
        ? `${generatedPassword}   (shown only once)`
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
