import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { clientOver, errorOf, type Client } from '@stoa/sdk'
import { connect } from '../../server/src/database/connect.ts'
import { sitesIn } from '../../server/src/database/sites/index.ts'
import type { App } from '../../server/src/kernel/app.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import type { Identity } from '../../server/src/kernel/identity.ts'
import type { Settings } from '../../server/src/kernel/settings.ts'
import { ownerId, seedSite } from '../../server/src/seed/seed-site.ts'
import { createServerApp, createServices } from '../../server/src/start.ts'
import { deferred } from './queue.ts'
import { fieldWatcher } from './recorded-fields.ts'
import { currentCall, recorded } from './recorded-statements.ts'
import { countedByWork } from './statements-of.ts'
import { withoutLooks } from './without-looks.ts'

/** A fresh site in the shared test database, with the sample shop. */
export interface TestSite {
  app: App
  siteId: string
  clientId: string
  settings: Settings
  database: Database
  /** The site's clock; move it by setting `clock.now`. */
  clock: { now: Date | undefined }
  /** A client in this process with this identity. */
  as(identity: Identity): Client
  visitor(id?: string): Extract<Identity, { kind: 'visitor' }>
  owner(): Extract<Identity, { kind: 'owner' }>
  /** Another owner's site in the same database and process. */
  neighbour(): Promise<TestSite>
}

/** How long a statement of a test waits for a connection: how busy the machine is, is not what it tests. */
const patienceMs = 30_000

let shared: Database | undefined

/** One pool for all tests of a worker, on the database that global-setup.ts migrated. */
export const sharedDatabase = (): Database =>
  (shared ??= recorded(
    withoutLooks(countedByWork(connect({ connectionString: inject('database'), connectionTimeoutMillis: patienceMs }, 12))),
    inject('scratch'),
  ))

export const ownerPassword = 'a long enough password'

export async function makeTestSite(changes: Partial<Settings> = {}): Promise<TestSite> {
  const database = sharedDatabase()
  const siteId = randomUUID()
  const clientId = randomUUID()
  const settings: Settings = {
    port: 0,
    host: '127.0.0.1',
    dataFolder: join(tmpdir(), `stoa-test-site-${siteId}`),
    baseUrl: 'http://127.0.0.1:4400',
    siteId,
    clientId,
    ownerEmail: `owner@${siteId}.example`,
    ownerPassword,
    redirectUris: [],
    redirectDomains: [],
    rateLimits: 'default',
    processes: 1,
    trustedProxies: [],
    outboundNetworks: [],
    role: 'all',
    ...changes,
  }
  await seedSite(database, settings, { ownerPassword })
  const clock: TestSite['clock'] = { now: undefined }
  const services = createServices(settings, database, () => clock.now ?? new Date())
  await services.queue.start()
  const server = createServerApp(
    // The site is read again when it has changed, and not because a busy machine took two seconds: tests count statements.
    { ...services, queue: deferred(services.queue), sites: sitesIn(database, () => 0) },
    { checkResponses: true, watcher: fieldWatcher(inject('scratch')) },
  )
  const app: App = { ...server, call: (id, ...request) => currentCall.run(id, () => server.call(id, ...request)) }
  return {
    app,
    siteId,
    clientId,
    settings,
    database,
    clock,
    as: (identity) => clientAs(app, identity),
    visitor: (id = randomUUID()) => ({ kind: 'visitor', siteId, id, clientId }),
    owner: () => ({ kind: 'owner', siteId, id: ownerId, permissions: 'ALL' }),
    neighbour: () => makeTestSite(changes),
  }
}

/** The SDK over the in-process server: without sockets, with the same validation, permissions and contract. */
export function clientAs(app: App, identity: Identity): Client {
  return clientOver(async (id, request, options) => {
    const asking = options.idempotencyKey === undefined ? {} : { idempotencyKey: options.idempotencyKey }
    const { status, body } = await app.call(id, identity, request, asking)
    if (status !== 200) throw errorOf({ status, body })
    return body
  })
}
