import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { inject } from 'vitest'
import { backgroundWork } from '../../server/src/areas.ts'
import { sql } from '../../server/src/database/sql.ts'
import { installQueue } from '../../server/src/jobs/index.ts'
import { runJobs } from '../../server/src/jobs/run-jobs.ts'
import type { Settings } from '../../server/src/kernel/settings.ts'
import { seedSite } from '../../server/src/seed/seed-site.ts'
import { createServerApp, createServices, start } from '../../server/src/start.ts'
import { atEndOfRun } from './end-of-run.ts'
import { freePort } from './free-port.ts'
import { fieldWatcher } from './recorded-fields.ts'
import { sharedDatabase } from './site.ts'

export interface RunningStoa {
  baseUrl: string
  siteId: string
  clientId: string
  apiKey: string
  ownerEmail: string
  ownerPassword: string
  stop(): Promise<void>
}

type SiteSettings = Required<Pick<Settings, 'siteId' | 'clientId' | 'ownerEmail' | 'ownerPassword' | 'apiKey'>>

const freshSite = (): SiteSettings => ({
  siteId: randomUUID(),
  clientId: randomUUID(),
  ownerEmail: 'owner@stoa.example',
  ownerPassword: 'a long enough password',
  apiKey: `key-${randomBytes(24).toString('base64url')}`,
})

async function serverSettings(): Promise<Settings & SiteSettings> {
  const port = await freePort()
  return {
    ...freshSite(),
    port,
    host: '127.0.0.1',
    dataFolder: mkdtempSync(join(inject('scratch'), 'server-')),
    baseUrl: `http://127.0.0.1:${port}`,
    redirectUris: [],
    redirectDomains: [],
    rateLimits: 'off',
    trustedProxies: [],
    outboundNetworks: [],
    role: 'all',
    processes: 1,
  }
}

const startWith = (settings: Settings, connection: PoolConfig = { connectionString: inject('database') }) =>
  start(settings, connection, { checkResponses: true, watcher: fieldWatcher(inject('scratch')) })

const running = ({ baseUrl, siteId, clientId, apiKey, ownerEmail, ownerPassword }: Settings & SiteSettings): Omit<RunningStoa, 'stop'> => ({
  baseUrl,
  siteId,
  clientId,
  apiKey,
  ownerEmail,
  ownerPassword,
})

/** The whole server on a loopback port, with a fresh site on the shared test database: for packages, browsers and sockets. */
export async function startStoa(changes: Partial<Settings> = {}, connection?: PoolConfig): Promise<RunningStoa> {
  const settings = { ...(await serverSettings()), ...changes } as Settings & SiteSettings
  const started = await startWith(settings, connection)
  return {
    ...running(settings),
    async stop() {
      await started.stop()
      rmSync(settings.dataFolder, { recursive: true, force: true })
    },
  }
}

interface Worker {
  settings: Settings & SiteSettings
  siteJobs?: { stop(): Promise<void> }
}

let worker: Worker | undefined

/** The server of this worker, with a fresh site from now on: test files of a worker run one after the other, so one server is enough. It stops with the worker. */
export async function workerStoa(): Promise<RunningStoa> {
  if (worker) await switchSite(worker)
  else worker = await startWorker()
  return { ...running(worker.settings), stop: async () => {} }
}

async function startWorker(): Promise<Worker> {
  const settings = await serverSettings()
  const started: Worker = { settings }
  const { stop } = await startWith(settings)
  await atEndOfRun({ database: inject('database'), run: inject('run') }, async () => {
    await Promise.all([started.siteJobs?.stop(), stop()])
  })
  return started
}

/** The server works on the queues of the site it was started with. Those of the new site get their own workers. */
async function switchSite(current: Worker): Promise<void> {
  const { settings } = current
  await current.siteJobs?.stop()
  Object.assign(settings, freshSite())
  const connection = { connectionString: inject('database') }
  await installQueue(connection, { ...backgroundWork, siteId: settings.siteId })
  await seedSite(sharedDatabase(), settings, { ownerPassword: settings.ownerPassword })
  // Encoding the sample film for each of the sites would take as long as many of their tests.
  await sharedDatabase().run(sql`update files set doc = doc - 'resolutions' where site_id = ${settings.siteId}`)
  const jobs = backgroundWork.jobs.filter(({ hasQueuePerSite }) => hasQueuePerSite)
  const app = createServerApp(createServices(settings, sharedDatabase()), { checkResponses: true })
  current.siteJobs = await runJobs(app, connection, { jobs, scheduled: [], pollers: [] })
}
