import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createLocation } from '../../../../tests/support/inventory-v3.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { statementsOf } from '../../../../tests/support/statements-of.ts'
import { sql } from '../../database/sql.ts'

type StockedVariant = { productId: string; variantId: string; locationId: string }

const many = 1000
/** The most of a call that changes amounts. */
const most = 300

let site: TestSite
let olga: Client
let stocked: StockedVariant[]
/** Items elsewhere, and at the default location, of the same variants. */
let ids: string[]

/** A product with a thousand variants, copied from one of the sample shop. */
beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  const locationId = await createLocation(olga)
  const { database, siteId } = site
  const { id: productId } = (await database.one<{ id: string }>(sql`
    select product_id as id from variants where site_id = ${siteId} and id <> '00000000-0000-0000-0000-000000000000' order by product_id limit 1`))!
  await database.run(sql`
    insert into variants select made.*
    from (select variants as row from variants where site_id = ${siteId} and product_id = ${productId} order by position limit 1) as first,
      generate_series(1, ${many}) as number,
      jsonb_populate_record(first.row, jsonb_build_object('id', gen_random_uuid(), 'position', 1000 + number, 'sku', null, 'barcode', null)) as made`)
  const rows = await database.rows<{ variantId: string }>(sql`
    select id as "variantId" from variants where site_id = ${siteId} and product_id = ${productId} and position > 1000 order by id`)
  stocked = rows.map(({ variantId }) => ({ productId, variantId, locationId }))
})

type Work = (stocked: readonly StockedVariant[], amount: number) => Promise<{ bulkActionMetadata: { totalFailures: number } }>

/** The statements for one entry and for many; another amount each time, so that each call changes something. */
async function countsOf(work: Work, size: number): Promise<number[]> {
  const counts: number[] = []
  for (const [index, some] of [stocked.slice(0, 1), stocked.slice(1, size)].entries()) {
    let failures: number | undefined
    counts.push(
      await statementsOf(site.database, async () => {
        failures = (await work(some, index + 5)).bulkActionMetadata.totalFailures
      }),
    )
    expect(failures).toBe(0)
  }
  return counts
}

const update = async (items: readonly { id?: string; revision?: string }[], quantity: number) =>
  olga.inventoryV3.bulkUpdateInventoryItems({
    inventoryItems: items.map(({ id, revision }) => ({ inventoryItem: { id: id!, revision: revision!, quantity } })),
  })
const entriesOf = (some: readonly StockedVariant[]) => some.map(({ variantId, locationId }) => ({ variantId, locationId }))

test('a thousand items take the statements of one: created', async () => {
  const created: string[] = []
  const counts = await countsOf(async (some, quantity) => {
    const answer = await olga.inventoryV3.bulkCreateInventoryItems({
      inventoryItems: some.map((place) => ({ ...place, quantity })),
      returnEntity: true,
    })
    created.push(...answer.results.map(({ itemMetadata: { id } }) => id!))
    return answer
  }, many)
  ids = [...created, ...stocked.slice(0, many).map(({ variantId }) => variantId)]
  expect(counts[1]).toBe(counts[0])
})

test.each<[string, number, Work]>([
  [
    'upserted at both locations',
    many / 2,
    (some, quantity) =>
      olga.inventoryV3.bulkUpsertInventoryItems({
        inventoryItems: some.flatMap(({ productId, variantId, locationId }) => [
          { inventoryItem: { productId, variantId, quantity } },
          { inventoryItem: { productId, variantId, locationId, quantity: quantity + 1 } },
        ]),
      }),
  ],
  [
    'taken by variant',
    most,
    (some) =>
      olga.inventoryV3.bulkDecrementInventoryItemsByVariantAndLocation({
        decrementData: entriesOf(some).map((entry) => ({ ...entry, decrementBy: 1 })),
        restrictInventory: false,
        reason: 'ORDER',
        returnEntity: true,
      }),
  ],
  [
    'added by variant',
    most,
    (some) =>
      olga.inventoryV3.bulkIncrementInventoryItemsByVariantAndLocation({
        incrementData: entriesOf(some).map((entry) => ({ ...entry, incrementBy: 1 })),
        returnEntity: true,
      }),
  ],
  [
    'taken by ID',
    most,
    (some) =>
      olga.inventoryV3.bulkDecrementInventoryItems({
        decrementData: some.map(({ variantId }) => ({ inventoryItemId: variantId, decrementBy: 1 })),
      }),
  ],
  [
    'added by ID',
    most,
    (some) =>
      olga.inventoryV3.bulkIncrementInventoryItems({
        incrementData: some.map(({ variantId }) => ({ inventoryItemId: variantId, incrementBy: 1 })),
      }),
  ],
])('a thousand items take the statements of one: %s', async (_, size, work) => {
  const counts = await countsOf(work, size)
  expect(counts[1]).toBe(counts[0])
})

test('a thousand items take the statements of one: updated and deleted', async () => {
  const { inventoryItems } = await olga.inventoryV3.queryInventoryItems({
    query: { filter: { id: { $in: ids.slice(0, many) } }, cursorPaging: { limit: many } },
  })
  const statements = (work: () => Promise<unknown>) => statementsOf(site.database, work)
  expect(await statements(() => update(inventoryItems.slice(1), 77))).toBe(await statements(() => update(inventoryItems.slice(0, 1), 77)))
  const remove = (inventoryItemIds: string[]) => () => olga.inventoryV3.bulkDeleteInventoryItems({ inventoryItemIds })
  expect(await statements(remove(ids.slice(1, many)))).toBe(await statements(remove(ids.slice(0, 1))))
})
