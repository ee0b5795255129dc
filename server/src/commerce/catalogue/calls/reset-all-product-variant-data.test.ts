import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createProduct, createSized, describeRefusals, readProduct } from '../../../../../tests/support/products.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

describe('200', () => {
  test('variants have what the product has, and their stock stays', async () => {
    const { id, variants } = await createSized(olga, { weight: 1, costAndProfitData: { itemCost: 8 } })
    const [small] = variants!
    await olga.catalogue.updateProductVariants({
      id,
      variants: [
        { variantIds: [small!.id!], price: 30, cost: 9, weight: 2, sku: 'S-1', visible: false, packageDimensions: { length: '4' } },
      ],
    })
    expect(await olga.catalogue.resetAllProductVariantData({ id })).toEqual({})
    const reset = await readProduct(olga, id)
    expect(reset.variants![0]).toMatchObject({
      id: small!.id,
      variant: { priceData: { price: 20 }, costAndProfitData: { itemCost: 8 }, weight: 1, sku: '', visible: true },
      stock: small!.stock,
    })
    expect(reset.variants![0]!.variant).not.toHaveProperty('packageDimensions')
  })

  test('a product without options too', async () => {
    const { id } = await createProduct(olga, { sku: 'CUP' })
    await olga.catalogue.resetAllProductVariantData({ id })
    expect((await readProduct(olga, id)).variants).toMatchObject([{ variant: { sku: '', priceData: { price: 20 } } }])
  })
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.resetAllProductVariantData({ id }),
)
