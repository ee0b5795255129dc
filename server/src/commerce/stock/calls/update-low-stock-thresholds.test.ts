import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { jug, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})
const owner = () => shop.as(shop.owner()).stock
const own = async () =>
  (await owner().queryStock({ query: { filter: { productId: shirt.id } } })).items.map(({ ownThreshold, lowStockThreshold }) => [
    ownThreshold,
    lowStockThreshold,
  ])
const set = (variantId: string, threshold?: number | null, productId = shirt.id) => ({ productId, variantId, threshold })

test('200: sets and removes thresholds', async () => {
  expect(await owner().updateLowStockThresholds({ thresholds: [set(shirt.small, 9), set(shirt.medium, 0)] })).toEqual({})
  expect(await own()).toEqual([
    [9, 9],
    [0, 0],
  ])
  await owner().updateLowStockThresholds({ thresholds: [set(shirt.small, null), set(shirt.medium)] })
  expect(await own()).toEqual([
    [null, 5],
    [null, 5],
  ])
})

test('400: a variant twice, a threshold below zero', async () => {
  const rules = async (...thresholds: ReturnType<typeof set>[]) =>
    brokenRules(await refusalOf(owner().updateLowStockThresholds({ thresholds })))
  expect(await rules(set(shirt.small, 1), set(shirt.small, 2))).toEqual(['thresholds[1].variantId VALIDATION'])
  expect(await rules(set(shirt.small, -1))).toEqual(['thresholds[0].threshold MIN'])
})

test('404: an unknown variant: none is set', async () => {
  const variantId = randomUUID()
  const call = owner().updateLowStockThresholds({ thresholds: [set(shirt.small, 3), set(variantId, 3, jug)] })
  expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'INVENTORY_VARIANT_NOT_FOUND', data: { productId: jug, variantId } })
  expect((await own())[0]).toEqual([null, 5])
})
