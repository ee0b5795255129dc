import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

let vera: Client
let olga: Client
let idOf: (slug: string) => string

beforeAll(async () => {
  const site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
  idOf = await productIds(site)
})

describe('getProductBySlug', () => {
  test('200: the product that `getProduct` returns', async () => {
    const fields = ['CURRENCY', 'DESCRIPTION'] as const
    const bySlug = await vera.productsV3.getProductBySlug({ slug: 'fog-throw', fields: [...fields] })
    expect(bySlug).toEqual(await vera.productsV3.getProduct({ productId: idOf('fog-throw'), fields: [...fields] }))
    expect(bySlug.product.variantsInfo!.variants).toHaveLength(3)
  })

  test('B07: 403: costs, for shoppers', async () => {
    const refused = vera.productsV3.getProductBySlug({ slug: 'jarro', fields: ['MERCHANT_DATA'] })
    expect(await refusalOf(refused)).toMatchObject({ status: 403, code: 'NO_PERMISSION_TO_READ_MERCHANT_DATA' })
  })

  test('B07: 404: no such slug; that of a hidden product is the same for shoppers', async () => {
    for (const slug of ['no-such-thing', 'nine-test-tiles'])
      expect(await refusalOf(vera.productsV3.getProductBySlug({ slug }))).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
    expect((await olga.productsV3.getProductBySlug({ slug: 'nine-test-tiles' })).product.visible).toBe(false)
  })
})
