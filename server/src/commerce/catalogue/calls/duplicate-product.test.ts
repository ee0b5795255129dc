import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createProduct, createSized, describeRefusals, storePictures } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

test('200: a hidden product like it, without stock numbers and SKUs', async () => {
  const original = await createSized(olga, { sku: 'CUP', brand: 'Stoa', weight: 1, discount: { type: 'PERCENT', value: 10 } })
  await olga.catalogue.addProductMedia({ id: original.id, media: (await storePictures(site, 1)).map((mediaId) => ({ mediaId })) })
  await olga.catalogue.updateProductVariants({ id: original.id, variants: [{ choices: { Size: 'S' }, price: 30, sku: 'S-1' }] })
  const { product } = await olga.catalogue.duplicateProduct({ id: original.id, name: ' Cup in blue ' })
  expect(product).toMatchObject({
    name: 'Cup in blue',
    slug: 'cup-in-blue',
    visible: false,
    brand: 'Stoa',
    weight: 1,
    discount: { type: 'PERCENT', value: 10 },
    media: { items: [{ mediaType: 'image' }] },
    variants: [
      { choices: { Size: 'S' }, variant: { priceData: { price: 30 }, sku: '' } },
      { choices: { Size: 'M' }, variant: { priceData: { price: 20 }, sku: '' } },
    ],
  })
  expect(product).not.toHaveProperty('sku')
  expect(Number(product.numericId)).toBeGreaterThan(Number(original.numericId))
  const ids = [...original.variants!, ...product.variants!].map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
})

describe('400', () => {
  test.each([
    ['', 'name MIN_LENGTH'],
    ['  ', 'name REQUIRED_FIELD'],
    ['x'.repeat(81), 'name MAX_LENGTH'],
  ])('the name %j', async (name, expected) => {
    const { id } = await createProduct(olga)
    expect(brokenRules(await refusalOf(olga.catalogue.duplicateProduct({ id, name })))).toEqual([expected])
  })
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.duplicateProduct({ id, name: 'Copy' }),
)
