import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { stopWavesElsewhere } from '../../../../tests/support/back-in-stock.ts'
import { planOf } from '../../../../tests/support/plan-of.ts'
import { makeTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { planQuery, type QueryRequest } from '../../database/query/plan-query.ts'
import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Db, Sql } from '../../kernel/db.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { selectDemand } from './demand/store.ts'
import { requestsToSettle, selectItems } from './mails/store.ts'
import { selectOwnRequests } from './own/store.ts'
import type { BackInStockRequest } from './request.ts'
import { countWaiting, deleteRequestsOf, deleteWaitingOf, findOpenRequest, insertRequest, selectRequests } from './store.ts'
import { requestsTarget } from './target.ts'
import { hasWaiting, selectAwaited, sitesWithWaiting } from './waves/stock/store.ts'
import { countRequests, lockNext, openWaves, selectWaveStates } from './waves/store.ts'
import type { Wave } from './waves/wave.ts'

// Requests and waves use indexes in a shop with twenty thousand products, and as many requests for a thousand of them.

let shop: TestShop
let some: string
const memberId = randomUUID()
beforeAll(async () => {
  shop = await makeTestShop()
  await stopWavesElsewhere(shop)
  const { siteId, database } = shop
  await database.run(sql`
    insert into products (site_id, id, created_date, updated_date, numeric_id, name, slug, visible, product_type, price_minor, lowest_price_minor, collection_ids, doc)
    select ${siteId}, gen_random_uuid(), now(), now(), 10000 + n, 'Thing ' || n, 'thing-' || n, true, 'physical', 100, 100, '{}', '{}'
    from generate_series(1, 20000) as n`)
  await database.run(sql`
    insert into variants (site_id, product_id, id, position, price_minor, track_quantity, quantity)
    select site_id, id, id, 0, 100, true, case when numeric_id % 20 = 0 then 3 else 0 end from products where site_id = ${siteId} and slug like 'thing-%'`)
  await database.run(sql`
    insert into back_in_stock_requests (site_id, id, created_date, updated_date, product_id, variant_id, app_id, email, member_id, status, wave_id, ended_date)
    select site_id, gen_random_uuid(), now() - n * interval '1 minute', now(), id, case when n % 5 > 0 then id end, gen_random_uuid(),
      n || '@crowd.example', case when n % 100 = 0 then ${memberId}::uuid end, status, case when status <> 'RECEIVED' then id end,
      case when status = 'NOTIFICATION_SENT' then now() end
    from (
      select products.*, n, case n % 50 when 0 then 'PROCESSING' when 1 then 'NOTIFICATION_SENT' else 'RECEIVED' end as status
      from generate_series(1, 20000) as n
      join products on products.site_id = ${siteId} and products.numeric_id = 10001 + n / 20) as asked`)
  await database.run(sql`
    insert into back_in_stock_waves (site_id, id, created_date, updated_date, product_id, variant_id, origin, status, limit_count, ended_date)
    select site_id, id, now() - numeric_id * interval '1 minute', now(), id, id, 'AUTOMATIC', 'DONE', 5, now() - interval '1 day'
    from products where site_id = ${siteId} and slug like 'thing-%'`)
  await database.run(sql`vacuum (analyze) products, variants, back_in_stock_requests, back_in_stock_waves`)
  some = (await database.one<{ id: string }>(sql`select id from products where site_id = ${siteId} and slug = 'thing-40'`))!.id
}, 60_000)

/** The plan of the statement that something sends. */
function planFor(send: (scope: Scope & { identity: CallerIdentity }) => unknown, identity: CallerIdentity = shop.owner()): Promise<string> {
  const { siteId, database } = shop
  let sent: Sql | undefined
  const take = (statement: Sql) => {
    sent = statement
    return Promise.resolve([])
  }
  void Promise.resolve(send({ db: { rows: take, one: take, run: take } as unknown as Db, siteId, identity })).catch(() => {})
  return planOf(database, sent!)
}

const item = () => ({ productId: some, variantId: some })
const wave = () => ({ ...item(), requestIds: null }) as Wave
const page = { limit: 50, offset: 0 }
const now = new Date()

const statements: readonly [string, (scope: Scope & { identity: CallerIdentity }) => unknown, string][] = [
  ['whether an address waits', (scope) => findOpenRequest(scope, { ...item(), email: '7@crowd.example' }), 'back_in_stock_open'],
  ['who waits for an item', (scope) => lockNext(scope, wave(), 100), 'back_in_stock_'],
  ['how many wait', (scope) => countRequests(scope, wave(), 100_000), 'back_in_stock_'],
  ['how many wait for products', (scope) => countWaiting(scope, [some]), 'back_in_stock_awaited'],
  ['what is awaited and in stock', (scope) => selectAwaited(scope, { since: now, limit: 100 }), 'back_in_stock_awaited'],
  ['whether a shopper waits', ({ db, siteId }) => hasWaiting(db, siteId), 'back_in_stock_'],
  ['where shoppers wait', ({ db }) => sitesWithWaiting(db), 'back_in_stock_'],
  ['what emails say', (scope) => selectItems(scope, [item()]), 'products_pkey'],
  ['emails that ended', ({ db }) => requestsToSettle(db, 1000), 'back_in_stock_emailed'],
  ['what an address waits for', (scope) => deleteWaitingOf(scope, '7@crowd.example'), 'back_in_stock_open'],
  ['requests of a member', (scope) => deleteRequestsOf(scope, memberId), 'back_in_stock_by_member'],
  ['waves, the newest first', (scope) => selectWaveStates(scope, { ...page, productId: undefined }), 'back_in_stock_waves_by_date'],
  ['waves of a product', (scope) => selectWaveStates(scope, { ...page, productId: some }), 'back_in_stock_waves_of_item'],
  ['open waves', ({ db }) => openWaves(db, 1000), 'back_in_stock_waves_open'],
]

test.each(statements)('%s', async (_, send, index) => {
  const plan = await planFor(send)
  expect(plan).toContain(index)
  expect(plan).not.toMatch(/Seq Scan on (products|variants|back_in_stock_\w+|mails)/)
})

const listOf = (query: QueryRequest['query'], select: typeof selectRequests | typeof selectOwnRequests, identity?: CallerIdentity) =>
  planFor((scope) => {
    const plan = planQuery({ query, target: requestsTarget, seal: { key: 'k', scope: 's' }, cursors: false })
    if (plan.violations) throw new Error(JSON.stringify(plan.violations))
    return select(scope, plan)
  }, identity)

describe('lists', () => {
  const newest = [{ fieldName: 'createdDate', order: 'DESC' as const }]
  test.each<[string, QueryRequest['query'], string]>([
    ['the newest first', { sort: newest }, 'back_in_stock_by_date'],
    ['the newest of a status', { filter: { status: 'RECEIVED' }, sort: newest }, 'back_in_stock_by_date'],
  ])('%s, in the order of an index', async (_, query, index) => {
    const plan = await listOf(query, selectRequests)
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Sort |Seq Scan/)
  })

  test('those for an item by an index', async () => {
    const query = { filter: { 'catalogReference.catalogItemId': some, status: 'RECEIVED' }, sort: newest }
    expect(await listOf(query, selectRequests)).toMatch(/back_in_stock_(waiting|awaited)/)
  })

  test('a member’s own, in the order of an index', async () => {
    const query = { sort: [{ fieldName: 'id', order: 'DESC' as const }] }
    const plan = await listOf(query, selectOwnRequests, { kind: 'member', siteId: shop.siteId, id: memberId })
    expect(plan).toContain('back_in_stock_by_member')
    expect(plan).not.toMatch(/Sort |Seq Scan/)
  })
})

test('demand reads each request once, and the products of the page', async () => {
  const plan = await planFor((scope) => selectDemand(scope, page))
  expect(plan).toContain('products_pkey')
  expect(plan).not.toMatch(/Seq Scan on (products|variants)/)
})

test('a new request looks for another one by the unique index', async () => {
  const request = { ...item(), id: randomUUID(), email: '7@crowd.example', status: 'RECEIVED' } as BackInStockRequest
  expect(await planFor((scope) => insertRequest(scope, request))).toContain('back_in_stock_open')
})

test('the products in stock are found among those that are awaited', async () => {
  const { database, siteId } = shop
  const found = await selectAwaited({ db: database, siteId }, { since: now, limit: 100 })
  expect(found).toHaveLength(50)
  expect(new Set(found.map(({ pieces }) => pieces))).toEqual(new Set([3]))
})
