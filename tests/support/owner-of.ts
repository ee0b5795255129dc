import type { Client } from '@stoa/sdk'
import { readSettings } from '../../server/src/kernel/settings.ts'
import { ownerId } from '../../server/src/seed/seed-site.ts'
import { createServerApp, createServices } from '../../server/src/start.ts'
import type { RunningStoa } from './server.ts'
import { clientAs, sharedDatabase } from './site.ts'

/** The owner of a running server's site, signed in: for calls that keys can't make. In this process, on the server's database. */
export function ownerOf(
  { baseUrl, siteId, clientId }: Pick<RunningStoa, 'baseUrl' | 'siteId' | 'clientId'>,
  database = sharedDatabase(),
): Client {
  const settings = { ...readSettings({ STOA_BASE_URL: baseUrl, STOA_RATE_LIMITS: 'off' }), siteId, clientId }
  const app = createServerApp(createServices(settings, database), { checkResponses: true })
  return clientAs(app, { kind: 'owner', siteId, id: ownerId, permissions: 'ALL' })
}
