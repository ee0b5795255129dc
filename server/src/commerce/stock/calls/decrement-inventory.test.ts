import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bowl, jug, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { resetStock, storedMovements, storedStock } from '../../../../../tests/support/stocked.ts'
import { defaultVariantId } from '../../catalogue/public.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})
beforeEach(() => resetStock(shop, jug, 10))

const owner = () => shop.as(shop.owner()).stock
const preorders = (limit: number | null) =>
  owner().updateInventoryVariants({
    inventoryItem: { productId: jug, trackQuantity: true, preorderInfo: { enabled: limit !== 0, limit: limit === 0 ? null : limit } },
  })

describe('200', () => {
  test('with the deprecated ID beside it', async () => {
    const line = { externalId: jug, productId: jug, decrementBy: 1 }
    await owner().decrementInventory({ decrementData: [line] })
    expect(await storedStock(shop, jug)).toEqual({ quantity: 9, reserved: 0, preordered: 0 })
  })

  test('takes units, with an event and a movement', async () => {
    const before = await shop.happened(`${jug}-${defaultVariantId}`)
    expect(await owner().decrementInventory({ decrementData: [{ productId: jug, decrementBy: 3 }] })).toEqual({})
    expect(await storedStock(shop, jug)).toEqual({ quantity: 7, reserved: 0, preordered: 0 })
    expect(await storedMovements(shop, jug)).toEqual([{ delta: -3, quantity: 7, reason: 'API', orderId: null }])
    expect(await shop.happened(`${jug}-${defaultVariantId}`)).toEqual([...before, 'inventory_variants_changed'])
  })

  test('adds up the lines of a variant, by either ID', async () => {
    const decrementData = [
      { inventoryId: jug, decrementBy: 3 },
      { productId: shirt.id, variantId: shirt.small, decrementBy: 1 },
      { productId: jug, variantId: defaultVariantId, decrementBy: 2 },
    ]
    await owner().decrementInventory({ decrementData })
    expect([(await storedStock(shop, jug)).quantity, (await storedStock(shop, shirt.id, shirt.small)).quantity]).toEqual([5, 6])
    expect(await storedMovements(shop, jug)).toHaveLength(1)
  })

  test('preorders while it is out of stock', async () => {
    await resetStock(shop, jug, 0)
    await preorders(5)
    const preorder = (decrementBy: number) =>
      owner().decrementInventory({ decrementData: [{ productId: jug, decrementBy, preorderRequest: true }] })
    await preorder(4)
    expect(await storedStock(shop, jug)).toEqual({ quantity: 0, reserved: 0, preordered: 4 })
    expect(await refusalOf(preorder(2))).toMatchObject({ status: 428, code: 'INSUFFICIENT_INVENTORY', data: { available: 1 } })
    expect((await storedMovements(shop, jug)).at(-1)).toMatchObject({ delta: -4, quantity: -4 })
    await preorders(0)
  })

  test('a repeated call takes them once', async () => {
    const take = () => owner().decrementInventory({ decrementData: [{ productId: jug, decrementBy: 3 }] }, { idempotencyKey: key })
    const key = randomUUID()
    await Promise.all([take(), take()])
    await take()
    expect((await storedStock(shop, jug)).quantity).toBe(7)
  })
})

describe('400', () => {
  test.each([
    [[], ['decrementData MIN_SIZE']],
    [[{ decrementBy: 1 }], ['decrementData[0].productId REQUIRED_FIELD']],
    [[{ productId: jug, decrementBy: 0 }], ['decrementData[0].decrementBy MIN']],
    [[{ productId: jug, decrementBy: 100_000 }], ['decrementData[0].decrementBy MAX']],
    [Array.from({ length: 301 }, () => ({ productId: jug, decrementBy: 1 })), ['decrementData MAX_SIZE']],
  ])('%#: %j', async (decrementData, rules) => {
    expect(brokenRules(await refusalOf(owner().decrementInventory({ decrementData: decrementData as never })))).toEqual(rules)
  })
})

test('403: shoppers', async () => {
  const call = shop.as(shop.visitor()).stock.decrementInventory({ decrementData: [{ productId: jug, decrementBy: 1 }] })
  expect(await refusalOf(call)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})

describe('404', () => {
  test('an unknown product, an unknown variant, and two IDs of different products', async () => {
    const [unknown, variantId] = [randomUUID(), randomUUID()]
    const code = async (line: object) =>
      (await refusalOf(owner().decrementInventory({ decrementData: [{ decrementBy: 1, ...line }] }))).code
    expect(await code({ productId: unknown })).toBe('INVENTORY_ITEM_NOT_FOUND')
    expect(await code({ productId: jug, variantId })).toBe('INVENTORY_VARIANT_NOT_FOUND')
    expect(await code({ productId: jug, inventoryId: bowl })).toBe('INVENTORY_ITEM_NOT_FOUND')
  })
})

describe('428', () => {
  test('too little of one line: nothing is taken, and the refusal names the variant', async () => {
    const before = await storedStock(shop, shirt.id, shirt.small)
    const call = owner().decrementInventory({
      decrementData: [
        { productId: shirt.id, variantId: shirt.small, decrementBy: 1 },
        { productId: jug, decrementBy: 6 },
        { productId: jug, decrementBy: 5 },
      ],
    })
    expect(await refusalOf(call)).toMatchObject({
      status: 428,
      code: 'INSUFFICIENT_INVENTORY',
      data: { productId: jug, variantId: defaultVariantId, available: 10 },
    })
    expect([await storedStock(shop, jug), await storedStock(shop, shirt.id, shirt.small)]).toEqual([
      { quantity: 10, reserved: 0, preordered: 0 },
      before,
    ])
  })

  test('preorders are for what is out of stock, and accepts them', async () => {
    const take = (decrementBy: number, preorderRequest: boolean) =>
      refusalOf(owner().decrementInventory({ decrementData: [{ productId: jug, decrementBy, preorderRequest }] }))
    await preorders(5)
    expect((await take(11, true)).code).toBe('INSUFFICIENT_INVENTORY')
    await resetStock(shop, jug, 0)
    expect((await take(1, false)).code).toBe('INSUFFICIENT_INVENTORY')
    await preorders(0)
    expect((await take(1, true)).code).toBe('INSUFFICIENT_INVENTORY')
  })

  test('an untracked quantity', async () => {
    const call = owner().decrementInventory({ decrementData: [{ productId: bowl, decrementBy: 1 }] })
    expect(await refusalOf(call)).toMatchObject({ status: 428, code: 'QUANTITY_NOT_TRACKED', data: { productId: bowl } })
  })
})
