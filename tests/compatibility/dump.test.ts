import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { ownerOf } from '../support/owner-of.ts'
import { startStoa, type RunningStoa } from '../support/server.ts'
import { walk } from './walk.ts'

let stoa: RunningStoa
beforeAll(async () => {
  stoa = await startStoa({ ffmpegPath: '/missing/ffmpeg' })
})
afterAll(() => stoa.stop())
const journey = process.env.DUMP ?? 'products-v3'
const worlds = (process.env.WORLDS ?? 'current/www 2024/custom').split(' ').map((one) => one.split('/'))
test.each(worlds)(
  'dump %s %s',
  async (generation, mode) => {
    const permissions = ['WIX_STORES.PRODUCT_CREATE', 'WIX_STORES.PRODUCT_UPDATE', 'WIX_STORES.PRODUCT_DELETE', 'WIX_STORES.PRODUCT_READ']
    const { app, secret } = await ownerOf(stoa).apps.createApp({ name: 'Products', permissions })
    const { baseUrl, siteId, clientId, apiKey } = stoa
    const steps = await walk(journey, {
      generation,
      mode,
      baseUrl,
      siteId,
      clientId,
      apiKey,
      database: inject('database'),
      app: { appId: app.id, appSecret: secret },
    } as never)
    writeFileSync(`/tmp/compat-dump-${journey}-${generation}-${mode}.json`, JSON.stringify(steps, null, 1))
  },
  60_000,
)
