import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const size = (...choices: string[]) => [{ name: 'Size', choices: choices.map((value) => ({ value })) }]

async function stocked(): Promise<{ id: string; small: string; large: string }> {
  const { product } = await olga.catalogue.createProduct({
    product: { name: 'Jumper', priceData: { price: 80 }, manageVariants: true, productOptions: size('S', 'L') },
  })
  const [small, large] = product.variants.map((variant) => variant.id!)
  const quantities = [
    { variantId: small!, quantity: 3 },
    { variantId: large!, quantity: 4 },
  ]
  await olga.stock.updateInventoryVariants({ inventoryItem: { productId: product.id!, trackQuantity: true, variants: quantities } })
  return { id: product.id!, small: small!, large: large! }
}

const stockOf = async (productId: string) =>
  (await olga.stock.getInventoryVariants({ inventoryId: productId })).inventoryItem.variants.map(({ quantity }) => quantity)

async function movementsOf(productId: string) {
  const { movements } = await olga.stock.queryStockMovements({ query: { filter: { productId, reason: 'PRODUCT_CHANGED' } } })
  return movements.map(({ variantId, delta, quantity }) => ({ variantId, delta, quantity }))
}

test('the stock of deleted options moves to the one variant that remains', async () => {
  const { id, small, large } = await stocked()
  await olga.catalogue.deleteProductOptions({ id })
  expect((await movementsOf(id)).toReversed()).toEqual([
    { variantId: small < large ? small : large, delta: small < large ? -3 : -4, quantity: 0 },
    { variantId: small < large ? large : small, delta: small < large ? -4 : -3, quantity: 0 },
    { variantId: '00000000-0000-0000-0000-000000000000', delta: 7, quantity: 7 },
  ])
})

test('a choice that is removed takes its stock with it', async () => {
  const { id, large } = await stocked()
  await olga.catalogue.updateProduct({ product: { id, productOptions: size('S') } })
  expect(await movementsOf(id)).toEqual([{ variantId: large, delta: -4, quantity: 0 }])
})

test('a deleted product takes its stock with it, and brings it back', async () => {
  const { id } = await stocked()
  await olga.catalogue.deleteProduct({ id })
  const { versions } = await olga.catalogue.queryProductVersions({ id })
  await olga.catalogue.restoreProductVersion({ id, version: versions[0]!.version })
  const deltas = (await movementsOf(id)).map(({ delta }) => delta)
  expect(deltas.toSorted((a, b) => a - b)).toEqual([-4, -3, 3, 4])
})

test('a version from before it was sold brings back the stock of the deletion', async () => {
  const { id, small } = await stocked()
  await olga.catalogue.updateProduct({ product: { id, name: 'Jersey' } })
  await olga.stock.decrementInventory({ decrementData: [{ productId: id, variantId: small, decrementBy: 2 }] })
  await olga.stock.updateInventoryVariants({ inventoryItem: { productId: id, trackQuantity: true, preorderInfo: { enabled: true } } })
  await olga.catalogue.deleteProduct({ id })
  const { product } = await olga.catalogue.restoreProductVersion({ id, version: 2 })
  expect(product.name).toBe('Jersey')
  expect(await stockOf(id)).toEqual([1, 4])
  expect((await olga.stock.getInventoryVariants({ inventoryId: id })).inventoryItem.preorderInfo).toMatchObject({ enabled: true })
})

test('what a deleted product owes, it owes when it comes back', async () => {
  const { id, small } = await stocked()
  const inventoryItem = {
    productId: id,
    trackQuantity: true,
    variants: [{ variantId: small, quantity: 0 }],
    preorderInfo: { enabled: true },
  }
  await olga.stock.updateInventoryVariants({ inventoryItem })
  await olga.stock.decrementInventory({ decrementData: [{ productId: id, variantId: small, decrementBy: 2, preorderRequest: true }] })
  await olga.catalogue.deleteProduct({ id })
  await olga.catalogue.restoreProductVersion({ id, version: 2 })
  expect(await stockOf(id)).toEqual([-2, 4])
})

test('each event of stock that comes back has a sequence of its own', async () => {
  const { id, small } = await stocked()
  await olga.catalogue.deleteProduct({ id })
  await olga.catalogue.restoreProductVersion({ id, version: 2 })
  await olga.stock.decrementInventory({ decrementData: [{ productId: id, variantId: small, decrementBy: 1 }] })
  const events = await site.database.rows<{ sequence: number }>(sql`
    select entity_sequence as sequence from events where site_id = ${site.siteId} and entity_id = ${`${id}-${small}`} order by id desc limit 2`)
  expect(events.map(({ sequence }) => Number(sequence))).toEqual([2, 1])
})
