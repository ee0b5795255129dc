import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { ofSize, priced, sizeOption } from '../../../../../tests/support/products-v3.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

let olga: Client

beforeAll(async () => {
  const site = await makeTestSite()
  olga = site.as(site.owner())
})

const cup = { name: 'Cup', productType: 'PHYSICAL' as const }

test('200: each variant has the stock that is sent', async () => {
  const preorderInfo = { enabled: true, message: 'Back in May', limit: 7 }
  const { product, inventoryResults } = await olga.productsV3.createProductWithInventory({
    product: {
      ...cup,
      options: [sizeOption('S', 'M', 'L')],
      variantsInfo: {
        variants: [
          { ...ofSize('S'), inventoryItem: { quantity: 5, preorderInfo } },
          { ...ofSize('M'), inventoryItem: { inStock: false } },
          ofSize('L'),
        ],
      },
    },
    returnEntity: true,
    fields: ['CURRENCY'],
  })
  const [small, medium, large] = product!.variantsInfo!.variants!
  expect([small, medium, large].map((one) => one!.inventoryStatus)).toEqual([
    { inStock: true, preorderEnabled: true },
    { inStock: false, preorderEnabled: true },
    { inStock: false, preorderEnabled: false },
  ])
  const results = inventoryResults!.results
  expect(results.map(({ item }) => item)).toEqual([
    { id: small!.id, productId: product!.id, variantId: small!.id, trackQuantity: true, quantity: 5, inStock: true },
    { id: medium!.id, productId: product!.id, variantId: medium!.id, trackQuantity: false, inStock: false },
  ])
  expect(results[1]!.itemMetadata).toEqual({ id: results[1]!.item.id, originalIndex: 1, success: true })
  const { inventoryItem } = await olga.stock.getInventoryVariants({ inventoryId: product!.id! })
  expect(inventoryItem).toMatchObject({ preorderInfo, variants: [{ quantity: 5 }, { inStock: false }, { inStock: false }] })
  const { movements } = await olga.stock.queryStockMovements({ query: { filter: { productId: product!.id! } } })
  expect(movements).toMatchObject([{ variantId: small!.id, delta: 5 }])
})

test('200: without the product in the answer', async () => {
  const answer = await olga.productsV3.createProductWithInventory({ product: { ...cup, variantsInfo: { variants: [priced('1.00')] } } })
  expect(answer).toEqual({})
})

test('400: names what is wrong with the stock', async () => {
  const variants = [
    { ...ofSize('S'), inventoryItem: { quantity: 5, inStock: true, preorderInfo: { enabled: true } } },
    { ...ofSize('M'), inventoryItem: { preorderInfo: { enabled: false } } },
  ]
  const product = { ...cup, options: [sizeOption('S', 'M')], variantsInfo: { variants } }
  expect(brokenRules(await refusalOf(olga.productsV3.createProductWithInventory({ product })))).toEqual([
    'product.variantsInfo.variants[0].inventoryItem ONE_OF_ALIGNMENT',
    'product.variantsInfo.variants[1].inventoryItem.preorderInfo VALIDATION',
  ])
})
