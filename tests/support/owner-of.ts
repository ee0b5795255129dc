import type { Client } from '@stoa/sdk'
import type { Identity } from '../../server/src/kernel/identity.ts'
import { readSettings } from '../../server/src/kernel/settings.ts'
import { ownerId } from '../../server/src/seed/seed-site.ts'
import { createServerApp, createServices } from '../../server/src/start.ts'
import type { RunningStoa } from './server.ts'
import { clientAs, sharedDatabase } from './site.ts'

type Address = Pick<RunningStoa, 'baseUrl' | 'siteId' | 'clientId'>

/** The owner of a running server's site, signed in: for calls that keys can't make. In this process, on the server's database. */
export const ownerOf = (stoa: Address, database = sharedDatabase()): Client =>
  callerOf(stoa, { kind: 'owner', siteId: stoa.siteId, id: ownerId, permissions: 'ALL' }, database)

/** Any caller of a running server's site, likewise. */
export function callerOf({ baseUrl, siteId, clientId }: Address, identity: Identity, database = sharedDatabase()): Client {
  const settings = { ...readSettings({ STOA_BASE_URL: baseUrl, STOA_RATE_LIMITS: 'off' }), siteId, clientId }
  const app = createServerApp(createServices(settings, database), { checkResponses: true })
  return clientAs(app, identity)
}
