import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import { siteAhead } from '../../../../../tests/support/data-jobs.ts'
import { failing } from '../../../../../tests/support/failing-services.ts'
import { addItem, createItem, createLocation, readItem } from '../../../../../tests/support/inventory-v3.ts'
import { hasEnded, jobOf, step, worked } from '../../../../../tests/support/products-jobs.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import type { TestSite } from '../../../../../tests/support/site.ts'
import { untilAnotherWaits } from '../../../../../tests/support/waiting.ts'
import { part, sql } from '../../../database/sql.ts'
import type { Services } from '../../../kernel/context.ts'

let site: TestSite
let olga: Client
beforeAll(async () => {
  // Not as far as the sites of other tests, whose jobs must not run here.
  site = await siteAhead(5)
  olga = site.as(site.owner())
})

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return () => vi.restoreAllMocks()
})

/** New products with this name, many at once, without inventory items. */
async function goods(name: string, count: number): Promise<void> {
  for (let made = 0; made < count; made += 100) {
    const products = Array.from({ length: Math.min(100, count - made) }, (_, n) => ({
      name,
      productType: 'PHYSICAL' as const,
      slug: `${name.toLowerCase()}-${made + n}`,
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '10.00' } } }] },
    }))
    await olga.productsV3.bulkCreateProducts({ products })
  }
}

const create = async (name: string, locationId: string): Promise<string> => {
  const request = { filter: { 'productData.name': name }, locationId, inventoryCreationData: { quantity: 5 } }
  return (await olga.inventoryV3.bulkCreateInventoryItemsByVariantFilter(request)).jobId
}

/** Products whose variants have 5 units. */
async function stocked(name: string, count: number, locationId: string = defaultLocationId): Promise<void> {
  await goods(name, count)
  await worked(site, await create(name, locationId))
}

const add = async (name: string, calls: Client = olga): Promise<string> =>
  (await calls.inventoryV3.bulkAdjustInventoryItemsByFilter({ filter: { 'product.name': name }, adjustment: { incrementBy: 1 } })).jobId

/** How many items of products with a name have each quantity. */
async function quantitiesOf(name: string): Promise<Record<string, number>> {
  const quantities: Record<string, number> = {}
  let cursor: string | undefined
  do {
    const query = cursor ? { cursorPaging: { cursor, limit: 1000 } } : { filter: { 'product.name': name }, cursorPaging: { limit: 1000 } }
    const { inventoryItems, pagingMetadata } = await olga.inventoryV3.queryInventoryItems({ query })
    for (const { quantity } of inventoryItems) quantities[quantity!] = (quantities[quantity!] ?? 0) + 1
    cursor = pagingMetadata.hasNext ? pagingMetadata.cursors.next! : undefined
  } while (cursor)
  return quantities
}

/** Number of movements and of V3 events of changes, of the products with a name. */
async function recordsOf(name: string): Promise<{ movements: number; events: number }> {
  const named = part`select id from products where site_id = ${site.siteId} and name = ${name}`
  const row = await site.database.one<{ movements: number; events: number }>(sql`
    select (select count(*)::int from stock_movements where site_id = ${site.siteId} and product_id in (${named}) and delta = 1) as movements,
      (select count(*)::int from events where site_id = ${site.siteId} and entity_fqdn = 'wix.stores.catalog.v3.inventory_item' and slug = 'updated'
        and entity_id in (select id::text from products where site_id = ${site.siteId} and name = ${name}
          union all select id::text from stock_levels where site_id = ${site.siteId} and product_id in (${named}))) as events`)
  return row!
}

/** Runs the queued jobs once. Failed jobs are queued again. */
const run = (services: Services): Promise<void> =>
  runQueued({ ...site, app: { ...site.app, services } }, { name: 'products-job' }).catch((error: Error) =>
    expect(error.message).toBe('the connection was cut off'),
  )

/** Runs a job whose batches are cut off before or after their commits. Returns the number of rounds. */
async function workedInStorm(jobId: string): Promise<number> {
  let rounds = 0
  const services = failing(site, () => (['before commit', 'after commit', undefined] as const)[rounds++ % 3])
  while (!hasEnded(await jobOf(site, jobId))) {
    await run(services)
    // Postponed jobs become due.
    site.clock.now = new Date(site.clock.now!.getTime() + 1000)
  }
  return rounds
}

describe('an item changes once', () => {
  test.each([
    ['Default', false],
    ['Elsewhere', true],
  ])(
    'by a job whose batches are cut off before or after their commits: %s',
    async (name, isElsewhere) => {
      const locationId = isElsewhere ? await createLocation(olga, name) : defaultLocationId
      await stocked(name, 250, locationId)
      const jobId = await add(name)
      expect(await workedInStorm(jobId)).toBeGreaterThan(5)
      expect(await jobOf(site, jobId)).toMatchObject({ status: 'FINISHED', totals: { found: 250, succeeded: 250, failed: 0 } })
      expect(await quantitiesOf(name)).toEqual({ 6: 250 })
      expect(await recordsOf(name)).toEqual({ movements: 250, events: 250 })
    },
    60_000,
  )

  test('and is created once, at another location too', async () => {
    await goods('Created', 150)
    const locationId = await createLocation(olga, 'Created')
    for (const id of [defaultLocationId, locationId]) {
      const jobId = await create('Created', id)
      await workedInStorm(jobId)
      expect(await jobOf(site, jobId)).toMatchObject({ status: 'FINISHED', totals: { found: 150, succeeded: 150, failed: 0 } })
    }
    expect(await quantitiesOf('Created')).toEqual({ 5: 300 })
  }, 60_000)

  test('by parallel workers; two jobs each change it', async () => {
    await stocked('Twins', 250)
    const [first, second] = [await add('Twins'), await add('Twins')]
    const work = async (jobId: string): Promise<void> => {
      while (!hasEnded(await jobOf(site, jobId))) if (!(await step(site, jobId))) await pause(2)
    }
    await Promise.all([first, first, first, second, second].map(work))
    for (const jobId of [first, second])
      expect(await jobOf(site, jobId)).toMatchObject({ status: 'FINISHED', totals: { succeeded: 250, failed: 0 } })
    expect(await quantitiesOf('Twins')).toEqual({ 7: 250 })
  }, 60_000)
})

describe('which items', () => {
  test('those that exist when the job is created, and meet the conditions when it reaches them', async () => {
    await stocked('Moving', 120)
    const { inventoryItems } = await olga.inventoryV3.queryInventoryItems({
      query: { filter: { 'product.name': 'Moving' }, cursorPaging: { limit: 2 } },
    })
    const [changed, deleted] = inventoryItems
    const filter = { 'product.name': 'Moving', quantity: 5 }
    const { jobId } = await olga.inventoryV3.bulkAdjustInventoryItemsByFilter({ filter, adjustment: { incrementBy: 1 } })
    await olga.inventoryV3.updateInventoryItem({ inventoryItem: { id: changed!.id, revision: changed!.revision, quantity: 50 } })
    await olga.inventoryV3.deleteInventoryItem({ inventoryItemId: deleted!.id })
    site.clock.now = new Date(site.clock.now!.getTime() + 1)
    await createItem(olga, { quantity: 5 }, 'Moving')
    while (await step(site, jobId));
    expect(await jobOf(site, jobId)).toMatchObject({ status: 'FINISHED', totals: { found: 118, succeeded: 118, failed: 0 } })
    expect(await quantitiesOf('Moving')).toEqual({ 5: 1, 6: 118, 50: 1 })
  }, 60_000)

  test('one that a change of the batch makes meet the conditions is not changed twice', async () => {
    await stocked('Once', 120)
    const filter = { 'product.name': 'Once', quantity: { $lt: 100 } }
    const { jobId } = await olga.inventoryV3.bulkAdjustInventoryItemsByFilter({ filter, adjustment: { incrementBy: 1 } })
    await worked(site, jobId)
    expect(await quantitiesOf('Once')).toEqual({ 6: 120 })
  }, 60_000)

  test('one that another transaction holds is examined again when it is free', async () => {
    const locationId = await createLocation(olga, 'Held')
    const here = await createItem(olga, { quantity: 5 }, 'Held')
    const there = await addItem(olga, here, { quantity: 5, locationId })
    const filter = { 'product.name': 'Held', quantity: 5 }
    const { jobId } = await olga.inventoryV3.bulkAdjustInventoryItemsByFilter({ filter, adjustment: { incrementBy: 1 } })
    const { database, siteId } = site
    let stepping: Promise<boolean> | undefined
    await database.transaction(async (db) => {
      await db.run(sql`update stock_levels set quantity = 9 where site_id = ${siteId} and id = ${there.id}`)
      stepping = step(site, jobId)
      await untilAnotherWaits(db)
    })
    await stepping
    while (await step(site, jobId));
    expect(await jobOf(site, jobId)).toMatchObject({ totals: { found: 2, succeeded: 1, failed: 0 } })
    expect([(await readItem(olga, here.id)).quantity, (await readItem(olga, there.id)).quantity]).toEqual([6, 9])
  })
})

test('a job whose app loses the permission stops where it is', async () => {
  await stocked('Left', 150)
  const { app } = await olga.apps.createApp({ name: 'Stock', permissions: ['WIX_STORES.INVENTORY_UPDATE'] })
  const identity = { kind: 'app', siteId: site.siteId, id: app.id, permissions: ['WIX_STORES.INVENTORY_UPDATE'] } as const
  const jobId = await add('Left', site.as(identity))
  expect(await step(site, jobId)).toBe(true)
  await olga.apps.updateApp({ id: app.id, revision: app.revision, permissions: ['WIX_STORES.INVENTORY_READ'] })
  expect(await worked(site, jobId)).toMatchObject({
    status: 'FAILED',
    totals: { found: 150, succeeded: 100, failed: 0 },
    failure: { code: 'PERMISSION_DENIED', description: expect.any(String) },
  })
  expect(await quantitiesOf('Left')).toEqual({ 5: 50, 6: 100 })
}, 60_000)

test('the first hundred items that failed are named', async () => {
  await stocked('Poor', 120)
  const request = { filter: { 'product.name': 'Poor' }, adjustment: { decrementBy: 6 } }
  const { jobId } = await olga.inventoryV3.bulkAdjustInventoryItemsByFilter(request)
  const { status, totals, failures } = await worked(site, jobId)
  expect([status, totals]).toEqual(['FINISHED', { found: 120, succeeded: 0, failed: 120 }])
  expect(failures).toHaveLength(100)
  expect(failures[0]).toEqual({
    productId: expect.any(String),
    inventoryItemId: expect.any(String),
    code: 'INSUFFICIENT_INVENTORY',
    message: 'There isn’t enough stock.',
    data: { quantity: 5 },
  })
}, 60_000)

test('a location that gets items meanwhile is not deleted under them, and neither waits for the other for ever', async () => {
  await goods('Race', 100)
  const { database, siteId } = site
  /** Whether items at a location are being created, or are there. */
  const isUsed = async (id: string): Promise<boolean> => {
    const free = await database.one(sql`
      select 1 from locations where site_id = ${siteId} and id = ${id} for update skip locked`)
    return !free || (await olga.inventoryV3.countInventoryItems({ filter: { locationId: id } })).count > 0
  }
  const refusalOfDeletion = (id: string): Promise<string | undefined> =>
    olga.locations.deleteLocation({ id }).then(
      () => undefined,
      ({ code }: { code: string }) => code,
    )
  for (let round = 0; round < 6; round++) {
    const locationId = await createLocation(olga, `Race ${round}`)
    const jobId = await create('Race', locationId)
    const work = worked(site, jobId)
    const comesLater = round % 2 > 0
    if (comesLater) await vi.waitUntil(() => isUsed(locationId), { interval: 1, timeout: 20_000 })
    const refusal = await refusalOfDeletion(locationId)
    await work
    const { count } = await olga.inventoryV3.countInventoryItems({ filter: { locationId } })
    if (comesLater || refusal) expect([refusal, count]).toEqual(['LOCATION_HAS_ITEMS', 100])
    else expect(count).toBe(0)
  }
}, 60_000)
