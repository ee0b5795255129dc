import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bowl, jug } from '../../../../../tests/support/goods.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { resetStock, storedMovements, storedStock } from '../../../../../tests/support/stocked.ts'
import { sql } from '../../../database/sql.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})
beforeEach(() => resetStock(shop, jug, 10))

const owner = () => shop.as(shop.owner()).stock
const add = (...counts: number[]) =>
  owner().incrementInventory({ incrementData: counts.map((incrementBy) => ({ productId: jug, incrementBy })) })

describe('200', () => {
  test('adds units, with a movement', async () => {
    expect(await add(2, 3)).toEqual({})
    expect(await storedStock(shop, jug)).toEqual({ quantity: 15, reserved: 0, preordered: 0 })
    expect(await storedMovements(shop, jug)).toEqual([{ delta: 5, quantity: 15, reason: 'API', orderId: null }])
  })

  test('serves preorders first', async () => {
    await shop.database.run(sql`
      update variants set quantity = 0, preordered = 4 where site_id = ${shop.siteId} and product_id = ${jug}`)
    await add(3)
    expect(await storedStock(shop, jug)).toEqual({ quantity: 0, reserved: 0, preordered: 1 })
    await add(3)
    expect(await storedStock(shop, jug)).toEqual({ quantity: 2, reserved: 0, preordered: 0 })
  })
})

test('400: no unit at all', async () => {
  expect(brokenRules(await refusalOf(add(0)))).toEqual(['incrementData[0].incrementBy MIN'])
  expect(brokenRules(await refusalOf(owner().incrementInventory({ incrementData: [{ incrementBy: 1 }] })))).toEqual([
    'incrementData[0].productId REQUIRED_FIELD',
  ])
})

test('404: an unknown product or variant', async () => {
  const line = { productId: randomUUID(), incrementBy: 1 }
  expect((await refusalOf(owner().incrementInventory({ incrementData: [line] }))).code).toBe('INVENTORY_ITEM_NOT_FOUND')
  const other = { productId: jug, variantId: randomUUID(), incrementBy: 1 }
  expect((await refusalOf(owner().incrementInventory({ incrementData: [other] }))).code).toBe('INVENTORY_VARIANT_NOT_FOUND')
})

test('428: more than 99,999, or untracked', async () => {
  expect(await refusalOf(add(99_989, 1))).toMatchObject({ status: 428, code: 'QUANTITY_TOO_HIGH', data: { productId: jug, available: 10 } })
  expect((await storedStock(shop, jug)).quantity).toBe(10)
  await add(99_989)
  expect((await storedStock(shop, jug)).quantity).toBe(99_999)
  const untracked = owner().incrementInventory({ incrementData: [{ productId: bowl, incrementBy: 1 }] })
  expect((await refusalOf(untracked)).code).toBe('QUANTITY_NOT_TRACKED')
})
