import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allRoutes } from '@stoa/contract/routes'
import { createClient, type Client } from '@stoa/sdk'
import { sql } from '../../server/src/database/sql.ts'
import { createServer } from '../../server/src/http/server.ts'
import { mountPages } from '../../server/src/web/pages/mount.ts'
import { freePort } from '../support/free-port.ts'
import { timesToRun } from '../support/rounds.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'

// Two processes of one site on one PostgreSQL: while visitors read pages and call the API of both, every change is seen at once by visitors of the process that
// made it, and by those of the other one within a second (decisions 0094 and 0099).

const boundMs = { same: 0, other: 1_000 }
const readersOfEach = 8
const changesOfEachKind = timesToRun(3, 60)
const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

let site: TestSite
let here: FastifyInstance
let other: ChildProcess
const baseUrls: string[] = []
const productId = async (): Promise<string> =>
  (await site.as(site.visitor()).catalogue.queryProducts({ query: { filter: { slug: 'elbow-cushion' } } })).products[0]!.id

beforeAll(async () => {
  const apiKey = `key-${randomBytes(24).toString('base64url')}`
  site = await makeTestSite({ rateLimits: 'off', apiKey })
  here = createServer(site.app)
  await mountPages(here, site.app)
  baseUrls.push(await here.listen({ port: 0, host: '127.0.0.1' }))
  const port = await freePort()
  baseUrls.push(`http://127.0.0.1:${port}`)
  other = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: inject('database'),
      PORT: String(port),
      STOA_DATA: `${inject('scratch')}/other-${port}`,
      STOA_SITE_ID: site.siteId,
      STOA_CLIENT_ID: site.clientId,
      STOA_API_KEY: apiKey,
      STOA_RATE_LIMITS: 'off',
      STOA_ROLE: 'web',
    },
  })
  for await (const chunk of other.stdout!) if (String(chunk).includes('Stoa is ready')) break
  other.stdout!.resume()
  writers.push(site.as(site.owner()), createClient({ baseUrl: baseUrls[1]!, apiKey, siteId: site.siteId }))
})
afterAll(async () => {
  other.kill('SIGTERM')
  await once(other, 'exit')
  await here.close()
})

/** The owner in either process. */
const writers: Client[] = []

/** Something that pages and the API show: where, how it is changed to another value, and what is expected to be seen of it. */
interface Observation {
  views: readonly View[]
  /** In which processes it can be changed: the catalogue has no writing call. */
  by: readonly (0 | 1)[]
  change(owner: Client, value: number): Promise<unknown>
  expected(value: number): string
}

/** A page or an answer of the API, and what is seen in it. `{product}` stands for the ID of the product. */
interface View {
  path: string
  body?: unknown
  read(text: string, status: number): string | undefined
}

const productCall = '/stores-reader/v1/products/{product}'
const itemsCall = '/wix-data/v2/items/query'
const first =
  (pattern: RegExp): View['read'] =>
  (text) =>
    pattern.exec(text)?.[1]
const reviewsCall = allRoutes(contract).find(({ id }) => id === 'reviews.queryReviews')!.path
const latestReviews = { query: { filter: { entityId: '{product}' }, sort: [{ fieldName: 'createdDate', order: 'DESC' }] } }
const productIn = (text: string) => (JSON.parse(text) as { product: Product }).product
interface Product {
  priceData: { price: number }
  stock: { inventoryStatus: string }
}

const openTo = (value: number): 'ANYONE' | 'CMS_EDITOR' => (value % 2 === 0 ? 'ANYONE' : 'CMS_EDITOR')
const anyone = { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' } as const
let settingsRevision = ''
let mugId = ''

const shown: Record<string, Observation> = {
  price: {
    views: [
      { path: '/products/elbow-cushion', read: first(/tabular-nums[^"]*">(?:from )?€(\d+\.\d\d)/) },
      { path: productCall, read: (text) => productIn(text).priceData.price.toFixed(2) },
    ],
    by: [0],
    change: (_, value) =>
      site.database.transaction(async (db) => {
        const price = 1_000 + value
        await db.run(sql`update products set price_minor = ${price} where site_id = ${site.siteId} and id = ${mugId}`)
        await db.run(sql`update variants set price_minor = ${price} where site_id = ${site.siteId} and product_id = ${mugId}`)
      }),
    expected: (value) => ((1_000 + value) / 100).toFixed(2),
  },
  stock: {
    views: [
      { path: '/products/elbow-cushion', read: first(/schema\.org\/(InStock|OutOfStock)/) },
      { path: productCall, read: (text) => (productIn(text).stock.inventoryStatus === 'OUT_OF_STOCK' ? 'OutOfStock' : 'InStock') },
    ],
    by: [0],
    change: (_, value) =>
      site.database.run(sql`
        update variants set track_quantity = true, quantity = ${value % 2 === 0 ? 5 : 0}, reserved = 0
        where site_id = ${site.siteId} and product_id = ${mugId}`),
    expected: (value) => (value % 2 === 0 ? 'InStock' : 'OutOfStock'),
  },
  setting: {
    views: [
      { path: '/collections/green', read: first(/Tagline (\d+)\./) },
      { path: '/stoa/v1/shop', read: first(/Tagline (\d+)\./) },
    ],
    by: [0, 1],
    change: async (owner, value) => {
      const { settings } = await owner.shop.updateSettings({ settings: { revision: settingsRevision, tagline: `Tagline ${value}.` } })
      settingsRevision = settings.revision
    },
    expected: String,
  },
  permission: {
    views: [
      { path: '/c/Turned', read: (_, status) => String(status) },
      { path: itemsCall, body: { dataCollectionId: 'Turned' }, read: (_, status) => String(status) },
    ],
    by: [0, 1],
    change: (owner, value) => owner.dataCollections.updateDataPermissions({ dataPermissions: { id: 'Turned', itemRead: openTo(value) } }),
    expected: (value) => (openTo(value) === 'ANYONE' ? '200' : '404'),
  },
  item: {
    views: [
      { path: '/c/Notes', read: first(/Note (\d+)\./) },
      { path: itemsCall, body: { dataCollectionId: 'Notes' }, read: first(/Note (\d+)\./) },
    ],
    by: [0, 1],
    change: (owner, value) =>
      owner.dataItems.updateDataItem({ dataCollectionId: 'Notes', dataItem: { id: 'one', data: { title: `Note ${value}.` } } }),
    expected: String,
  },
  review: {
    views: [
      { path: '/products/elbow-cushion', read: first(/Review (\d+)\./) },
      { path: reviewsCall, body: latestReviews, read: first(/Review (\d+)\./) },
    ],
    by: [0, 1],
    change: (owner, value) =>
      owner.reviews.createReview({
        review: {
          namespace: 'stores',
          entityId: mugId,
          content: { rating: 4, title: `Review ${value}.`, body: 'Soft.' },
          author: { contactId: randomUUID() },
        },
      }),
    expected: String,
  },
}

interface Read {
  process: 0 | 1
  kind: string
  view: View
  from: number
  until: number
  seen: string | undefined
}
interface Write {
  process: 0 | 1
  kind: string
  from: number
  until: number
  value: number
}

const isPage = ({ path }: View): boolean => path.startsWith('/products/') || path.startsWith('/c')
const filled = (text: string): string => text.replaceAll('{product}', mugId)

async function visitorToken(process: 0 | 1): Promise<string> {
  const answer = await fetch(`${baseUrls[process]}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: site.clientId, grantType: 'anonymous' }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

test('no reader sees an old page or answer after a change was answered, or in the other process a second later', async () => {
  const [owner] = writers
  mugId = await productId()
  settingsRevision = (await owner!.shop.getSettings({})).settings.revision
  for (const id of ['Turned', 'Notes']) {
    await owner!.dataCollections.createDataCollection({
      collection: { id, displayName: id, fields: [{ key: 'title', type: 'TEXT' }], permissions: anyone },
    })
    await owner!.dataCollections.updateDataPageSettings({ dataCollectionId: id, settings: { revision: '1', hasPages: true } })
    await owner!.dataItems.insertDataItem({ dataCollectionId: id, dataItem: { id: 'one', data: { title: 'Note 0.' } } })
  }
  const reads: Read[] = []
  const writes: Write[] = []
  let isOver = false
  const kinds = Object.keys(shown)
  const all = kinds.flatMap((kind) => shown[kind]!.views.map((view) => ({ kind, view })))
  const reading = ([0, 1] as const).flatMap((process) =>
    Array.from({ length: readersOfEach }, async (_, reader) => {
      const authorization = await visitorToken(process)
      let cookie = ''
      for (let turn = reader; !isOver; turn++) {
        const { kind, view } = all[turn % all.length]!
        const from = performance.now()
        const answer = await fetch(`${baseUrls[process]}${filled(view.path)}`, {
          headers: isPage(view) ? { cookie } : { authorization, 'content-type': 'application/json' },
          ...(view.body !== undefined && { method: 'POST', body: filled(JSON.stringify(view.body)) }),
        })
        cookie ||= answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
        const seen = view.read(await answer.text(), answer.status)
        reads.push({ process, kind, view, from, until: performance.now(), seen })
      }
    }),
  )
  let value = 0
  const changing = kinds.map(async (kind) => {
    const { by, change } = shown[kind]!
    for (let turn = 0; turn < changesOfEachKind; turn++) {
      const process = by[turn % by.length]!
      const write: Write = { process, kind, value: ++value, from: performance.now(), until: 0 }
      await change(writers[process]!, write.value)
      write.until = performance.now()
      writes.push(write)
      // A change that comes sooner would hide that this one wasn't seen.
      const isRead = (one: number) =>
        shown[kind]!.views.every((view) =>
          reads.some((read) => read.process === one && read.kind === kind && read.view === view && read.from > write.until + boundMs.other),
        )
      await expect.poll(() => isRead(0) && isRead(1), { interval: 20, timeout: 30_000 }).toBe(true)
    }
  })
  await Promise.all(changing)
  isOver = true
  await Promise.all(reading)
  let latest = 0
  const stale = writes.flatMap((write) => {
    const next = writes.filter(({ kind, from }) => kind === write.kind && from > write.from).toSorted((a, b) => a.from - b.from)[0]
    const between = reads.filter(({ kind, from, until }) => kind === write.kind && from > write.until && until < (next?.from ?? Infinity))
    const old = between.filter(({ seen }) => seen !== shown[write.kind]!.expected(write.value))
    for (const { from } of old) latest = Math.max(latest, from - write.until)
    return old
      .filter(({ process, from }) => from - write.until > (process === write.process ? boundMs.same : boundMs.other))
      .map((read) => ({ ...write, by: read.process, path: read.view.path, seen: read.seen, afterMs: Math.round(read.from - write.until) }))
  })
  console.log(`${reads.length} answers read, ${writes.length} changes, an old one ${Math.round(latest)} ms after a change at the latest`)
  expect(stale).toEqual([])
  expect(reads.length).toBeGreaterThan(writes.length * 4)
})
