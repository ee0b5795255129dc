import { beforeAll, describe, expect, test } from 'vitest'
import { bowl, hidden, jug, mug, shirt, song } from '../../../../../tests/support/goods.ts'
import { planOf } from '../../../../../tests/support/plan-of.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { sql } from '../../../database/sql.ts'
import { serverContext } from '../../../jobs/public.ts'
import { defaultVariantId } from '../../catalogue/public.ts'
import { countLowStock } from '../low-stock.ts'

let shop: TestShop
const owner = () => shop.as(shop.owner()).stock

const put = (productId: string, quantity: number, reserved = 0) =>
  shop.database.run(
    sql`update variants set track_quantity = true, quantity = ${quantity}, reserved = ${reserved} where site_id = ${shop.siteId} and product_id = ${productId}`,
  )

beforeAll(async () => {
  shop = await makeTestShop()
  // The sample shop's own products have plenty of stock.
  await shop.database.run(sql`update variants set quantity = 500 where site_id = ${shop.siteId} and product_id::text not like 'c0ffee%'`)
  await put(jug, 9, 5)
  await put(bowl, 1)
  await put(song, 6)
  await put(mug, 0)
  await put(hidden, 0)
})

const listed = async (request: Parameters<ReturnType<typeof owner>['queryLowStock']>[0]) =>
  (await owner().queryLowStock(request)).variants.map(({ productName, quantity, reserved }) => [productName, quantity, reserved])

describe('200', () => {
  test('lowest stock first; stock reserved by payments isn’t available', async () => {
    expect(await listed({})).toEqual([
      ['Shirt', 0, 0],
      ['Mug', 0, 0],
      ['Bowl', 1, 0],
      ['Jug', 4, 5],
    ])
  })

  test('a variant with its choices, its number and its picture', async () => {
    expect((await owner().queryLowStock({ atMost: 0 })).variants[0]).toEqual({
      id: `${shirt.id}-${shirt.medium}`,
      productId: shirt.id,
      variantId: shirt.medium,
      productName: 'Shirt',
      choices: { Size: 'M' },
      sku: 'SHIRT-M',
      quantity: 0,
      reserved: 0,
      threshold: 0,
      image: expect.objectContaining({ id: 'shirt.jpg', width: 800, height: 600 }),
    })
  })

  test.each([
    [0, 2],
    [1, 3],
    [6, 5],
    [7, 6],
  ])('at most %s pieces: %s variants', async (atMost, count) => {
    const { variants, metadata } = await owner().queryLowStock({ atMost })
    expect([variants.length, metadata.total]).toEqual([count, count])
  })

  test('hidden and untracked variants are never low on stock', async () => {
    const names = (await listed({ atMost: 99_999, cursorPaging: { limit: 100 } })).map(([name]) => name)
    expect(names).toContain('Song')
    expect(names).not.toContain('Hidden')
    expect(names).not.toContain('Print')
  })

  test('variants have their own threshold, or that of the shop', async () => {
    const threshold = (variantId: string, own: number | null, productId = shirt.id) =>
      owner().updateLowStockThresholds({ thresholds: [{ productId, variantId, threshold: own }] })
    await threshold(shirt.small, 7)
    await threshold(defaultVariantId, 0, bowl)
    expect(await listed({})).toEqual([
      ['Shirt', 0, 0],
      ['Mug', 0, 0],
      ['Jug', 4, 5],
      ['Shirt', 7, 0],
    ])
    expect((await owner().queryLowStock({})).variants.map((one) => one.threshold)).toEqual([5, 5, 5, 7])
    expect(await countLowStock(await serverContext(shop.app.services, shop.siteId), 100)).toBe(4)
    expect(await countLowStock(await serverContext(shop.app.services, shop.siteId), 2)).toBe(3)
    shop.decide({ lowStockThreshold: 3 })
    expect((await listed({})).map(([name]) => name)).toEqual(['Shirt', 'Mug', 'Shirt'])
    shop.decide({ lowStockThreshold: 5 })
    await threshold(shirt.small, null)
    await threshold(defaultVariantId, null, bowl)
  })

  test('pages of low stock go on with the thresholds', async () => {
    const first = await owner().queryLowStock({ cursorPaging: { limit: 3 } })
    const next = await owner().queryLowStock({ cursorPaging: { cursor: first.metadata.cursors!.next!, limit: 3 } })
    expect(next.variants.map(({ productName }) => productName)).toEqual(['Jug'])
    expect(next.metadata.cursors?.next ?? null).toBeNull()
  })

  test('page by page, without duplicates or gaps', async () => {
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await owner().queryLowStock(cursor ? { cursorPaging: { cursor, limit: 2 } } : { atMost: 7, cursorPaging: { limit: 2 } })
      names.push(...page.variants.map(({ productName }) => productName))
      cursor = page.metadata.cursors?.next ?? undefined
    } while (cursor)
    expect(names).toEqual(['Shirt', 'Mug', 'Bowl', 'Jug', 'Song', 'Shirt'])
  })

  test('an index serves its condition and its order', async () => {
    const statement = sql`
      select variants.id from variants
      where variants.site_id = ${shop.siteId}
        and (case when variants.track_quantity and variants.visible then variants.quantity - variants.reserved end) <= 5::bigint
      order by (case when variants.track_quantity and variants.visible then variants.quantity - variants.reserved end), (variants.product_id::text || '-' || variants.id::text) limit 11`
    const plan = await planOf(shop.database, statement, { without: 'sort' })
    expect(plan).toMatch(/using variants_by_stock[\s\S]*Index Cond: .*<= '5'/)
    expect(plan).not.toContain('Sort')
  })
})

describe('400', () => {
  test.each([
    [{ atMost: -1 }, ['atMost MIN']],
    [{ cursorPaging: { limit: 101 } }, ['cursorPaging.limit MAX']],
    [{ cursorPaging: { cursor: 'made up' } }, ['cursorPaging.cursor FORMAT']],
  ])('%o: %j', async (request, rules) => {
    expect(brokenRules(await refusalOf(owner().queryLowStock(request)))).toEqual(rules)
  })
})

test('403: shoppers', async () => {
  expect(await refusalOf(shop.as(shop.visitor()).stock.queryLowStock({}))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})
