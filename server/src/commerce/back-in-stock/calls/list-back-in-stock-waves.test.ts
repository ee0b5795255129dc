import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAwaitedShop, type AwaitedShop } from '../../../../../tests/support/back-in-stock.ts'
import { appId, jug, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { defaultVariantId } from '../../catalogue/public.ts'

let shop: AwaitedShop
const ids: string[] = []
beforeAll(async () => {
  shop = await makeAwaitedShop()
  const { stock, catalogue } = shop.as(shop.owner())
  await stock.adjustStock({ adjustments: [{ productId: jug, variantId: defaultVariantId, action: 'SET', quantity: 0 }], reason: 'COUNTED' })
  for (const item of [{ productId: shirt.id, variantId: shirt.medium }, { productId: jug }]) {
    await shop.waitFor('ana@example.org', item.productId === jug ? { catalogItemId: jug, appId } : undefined)
    ids.unshift((await owner().startBackInStockWave(item)).wave.id)
    await shop.settle()
  }
  await catalogue.deleteProduct({ id: jug })
})

const owner = () => shop.as(shop.owner()).backInStock

describe('listBackInStockWaves', () => {
  test('200: the newest first, with what became of their emails', async () => {
    const { waves, metadata } = await owner().listBackInStockWaves({})
    const ended = { origin: 'MANUAL', status: 'DONE', limit: 1, processed: 1, sent: 0, failed: 0 }
    const dates = { createdDate: expect.any(String), endedDate: expect.any(String) }
    const ofShirt = { productId: shirt.id, variantId: shirt.medium, productName: 'Shirt', choices: { Size: 'M' } }
    expect(waves).toEqual([
      { id: ids[0], productId: jug, ...ended, ...dates },
      { id: ids[1], ...ofShirt, ...ended, ...dates },
    ])
    expect(metadata).toEqual({ count: 2, offset: 0, total: 2, tooManyToCount: false, hasNext: false })
  })

  test('200: of one product, and by page, with two statements', async () => {
    const listed = async (request: object) => (await owner().listBackInStockWaves(request)).waves.map(({ id }) => id)
    expect(await listed({ productId: shirt.id })).toEqual([ids[1]])
    expect(await listed({ productId: randomUUID() })).toEqual([])
    expect(await statementsOf(shop.database, async () => expect(await listed({ paging: { limit: 1, offset: 1 } })).toEqual([ids[1]]))).toBe(
      2,
    )
  })

  test('400: 101 per page', async () => {
    expect(brokenRules(await refusalOf(owner().listBackInStockWaves({ paging: { limit: 101 } })))).toEqual(['paging.limit MAX'])
  })
})

describe('cancelBackInStockWave', () => {
  test('200: a wave that has ended stays as it is', async () => {
    const { wave } = await owner().cancelBackInStockWave({ id: ids[0]! })
    expect([wave.status, wave.processed]).toEqual(['DONE', 1])
  })

  test('404: an unknown wave, and that of another site', async () => {
    const neighbour = await makeAwaitedShop()
    const attempts = [
      [owner(), randomUUID()],
      [neighbour.as(neighbour.owner()).backInStock, ids[0]!],
    ] as const
    for (const [backInStock, id] of attempts) {
      const refusal = await refusalOf(backInStock.cancelBackInStockWave({ id }))
      expect([refusal.status, refusal.code]).toEqual([404, 'WAVE_NOT_FOUND'])
    }
  })
})
