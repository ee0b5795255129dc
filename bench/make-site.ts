import { randomUUID } from 'node:crypto'
import { keysIn } from '../server/src/access/oauth/keys.ts'
import { accessSecondsOf } from '../server/src/access/oauth/token-life.ts'
import { tokensWith } from '../server/src/access/oauth/tokens.ts'
import { readSettings } from '../server/src/kernel/settings.ts'
import { seedSite } from '../server/src/seed/seed-site.ts'
import { createServices } from '../server/src/start.ts'
import { cases } from './cases.ts'
import { fillStock, growOrders, growProducts } from './grow.ts'
import { ownerPassword } from './in-chromium.ts'
import { runOnce } from './record-case.ts'
import { oursPort } from './settings.ts'
import type { Site } from './site.ts'
import type { Workbench } from './workbench.ts'

/** More than a measurement needs if each of its rounds is another visitor's. */
export const visitorsOfLoad = 100_000

interface SiteOptions {
  withOrders?: boolean
  /** The number of visitors with tokens, besides the first. */
  visitors?: number
}

export async function makeSite(place: Workbench, size: number, { withOrders = false, visitors = 0 }: SiteOptions = {}): Promise<Site> {
  const { database, connectionString } = place
  const settings = readSettings({
    STOA_SITE_ID: randomUUID(),
    STOA_CLIENT_ID: randomUUID(),
    STOA_API_KEY: `bench-key-${randomUUID()}`,
    STOA_RATE_LIMITS: 'off',
    STOA_SAMPLE: 'products',
    PORT: String(oursPort),
  })
  const { siteId } = settings
  await seedSite(database, settings, { ownerPassword })
  await growProducts(connectionString, { siteId, count: size })
  await fillStock(connectionString, siteId)
  const tokens = tokensWith(keysIn(database), () => new Date())
  const sign = () =>
    tokens.sign('access', { siteId, subject: randomUUID(), role: 'visitor', clientId: settings.clientId }, accessSecondsOf('visitor'))
  const site = {
    settings,
    tokens,
    visitorTokens: [await sign()],
    productId: '10000000-0000-4000-8000-000000000001',
    deliveryCode: deliveryCodeOf(await siteSettings(place, siteId)),
  }
  if (withOrders) {
    await runOnce(cases.at(-1)!, site, database)
    await growOrders(connectionString, { siteId, count: size })
  }
  for (let index = 0; index < visitors; index++) site.visitorTokens.push(await sign())
  return site
}

async function siteSettings({ database }: Workbench, siteId: string) {
  const services = createServices(readSettings({ STOA_SITE_ID: siteId }), database)
  return (await services.sites.find(siteId)).settings
}

const deliveryCodeOf = ({ deliveryRegions }: Awaited<ReturnType<typeof siteSettings>>): string =>
  deliveryRegions.find(({ countries }) => countries !== '*' && countries.includes('PT'))?.options[0]?.code ??
  deliveryRegions.at(-1)!.options[0]!.code
