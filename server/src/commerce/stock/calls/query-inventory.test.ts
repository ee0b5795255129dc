import { beforeAll, describe, expect, test } from 'vitest'
import { bowl, jug, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})
const owner = () => shop.as(shop.owner()).stock
type Query = NonNullable<Parameters<ReturnType<typeof owner>['queryInventory']>[0]['query']>
const read = (query: Query = {}) => owner().queryInventory({ query })
const numbers = async (query: Query) => (await read(query)).inventoryItems.map(({ numericId }) => Number(numericId))

describe('200', () => {
  test('all items by their number, at most 100', async () => {
    const { inventoryItems, metadata, totalResults } = await read()
    const sorted = inventoryItems.map(({ numericId }) => Number(numericId))
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
    expect(metadata).toEqual({ items: Math.min(totalResults, 100), offset: 0 })
  })

  test('filter and sort are JSON in strings', async () => {
    const ids = { filter: JSON.stringify({ productId: { $hasSome: [jug, shirt.id, bowl] } }) }
    expect(await numbers({ ...ids, sort: '[{"numericId": "desc"}]' })).toEqual([9003, 9002, 9001])
    expect(await numbers({ ...ids, sort: '{"numericId": "asc"}', paging: { limit: 1, offset: 1 } })).toEqual([9002])
    expect(await numbers({ filter: '{"numericId": {"$gt": 9002, "$lt": 9004}}' })).toEqual([9003])
    expect(await numbers({ filter: `{"$and": [{"trackInventory": false}, {"id": {"$in": ["${jug}", "${bowl}"]}}]}` })).toEqual([9002])
    expect((await read({ ...ids, paging: { limit: 2, offset: 2 } })).metadata).toEqual({ items: 1, offset: 2 })
  })

  test('items that can be preordered', async () => {
    await owner().updateInventoryVariants({ inventoryItem: { productId: jug, trackQuantity: true, preorderInfo: { enabled: true } } })
    expect(await numbers({ filter: '{"preorderInfo.enabled": true}' })).toEqual([9001])
  })
})

describe('400', () => {
  test.each<[Query, string[]]>([
    [{ filter: '{' }, ['query.filter FORMAT']],
    [{ filter: '{"price": 1}' }, ['query.filter.price VALIDATION']],
    [{ sort: '[' }, ['query.sort FORMAT']],
    [{ sort: '[{"numericId": "up"}]' }, ['query.sort FORMAT']],
    [{ sort: '[1]' }, ['query.sort FORMAT']],
    [{ paging: { limit: 101 } }, ['query.paging.limit MAX']],
  ])('%j', async (query, rules) => {
    const broken = brokenRules(await refusalOf(read(query)))
    expect(broken.map((one) => one.split(' ')[0])).toEqual(rules.map((one) => one.split(' ')[0]))
  })
})

test('403: shoppers', async () => {
  expect(await refusalOf(shop.as(shop.visitor()).stock.queryInventory({}))).toMatchObject({ status: 403 })
})
