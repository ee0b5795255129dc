import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { addItem, createLocation } from '../../../../../tests/support/inventory-v3.ts'
import { createSizedV3 } from '../../../../../tests/support/products-v3.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

type Request = Parameters<Client['inventoryV3']['countInventoryItems']>[0]

let site: TestSite
let olga: Client
let locationId: string

/** A kite in two sizes, one of which has items at two locations. */
beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  locationId = await createLocation(olga)
  const { id: productId, variants } = await createSizedV3(olga, ['Quick', 'Slow'], { name: 'Quilted Kite' })
  const variantId = variants[0]!.id!
  await addItem(olga, { productId, variantId }, { quantity: 7 })
  await addItem(olga, { productId, variantId }, { locationId, inStock: false })
})

const count = async (request: Request, as = olga) => (await as.inventoryV3.countInventoryItems(request)).count

describe('200', () => {
  test('all items of the shop', async () => {
    const row = await site.database.one<{ total: number }>(sql`
      select count(*)::int as total from variants where site_id = ${site.siteId} and has_item`)
    expect(await count({})).toBe(row!.total + 1)
    expect(await count({ filter: null })).toBe(row!.total + 1)
  })

  test.each<[string, Request, number]>([
    ['that meet conditions', { filter: { 'product.name': 'Quilted Kite', inStock: true } }, 1],
    ['that have words', { search: { expression: 'quilted' } }, 2],
    ['that have all words', { search: { expression: 'quilted slow', mode: 'AND' } }, 0],
    ['that have a word in some fields', { search: { expression: 'quick', fields: ['product.variantName'] } }, 2],
    ['that have words and meet conditions', { search: { expression: 'quilted' }, filter: { trackQuantity: false } }, 1],
  ])('%s', async (_, request, expected) => {
    expect(await count(request)).toBe(expected)
  })

  test('at a location', async () => {
    expect(await count({ filter: { locationId } })).toBe(1)
    const neighbour = await site.neighbour()
    expect(await count({ filter: { locationId } }, neighbour.as(neighbour.owner()))).toBe(0)
  })
})

describe('refused', () => {
  test('400: unknown fields, each by its name', async () => {
    const { violations } = await refusalOf(count({ filter: { visible: true } }))
    expect(violations.map(({ field }) => field)).toEqual(['filter.visible'])
    const words = await refusalOf(count({ search: { expression: 'a', fields: ['product.brand'] } }))
    expect(words.violations.map(({ field }) => field)).toEqual(['search.fields[0]'])
  })

  test('403: visitors', async () => {
    expect(await refusalOf(count({}, site.as(site.visitor())))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
