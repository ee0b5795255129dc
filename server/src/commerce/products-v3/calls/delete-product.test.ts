import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createV3 } from '../../../../../tests/support/products-v3.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

let olga: Client

beforeAll(async () => {
  const site = await makeTestSite()
  olga = site.as(site.owner())
})

test('200: the product is gone, and can be restored', async () => {
  const { id } = await createV3(olga)
  expect(await olga.productsV3.deleteProduct({ productId: id })).toEqual({})
  expect(await refusalOf(olga.productsV3.getProduct({ productId: id }))).toMatchObject({ status: 404 })
  await olga.catalogue.restoreProductVersion({ id, version: 2 })
  expect((await olga.productsV3.getProduct({ productId: id })).product.name).toBe('Cup')
})

test('404', async () => {
  expect(await refusalOf(olga.productsV3.deleteProduct({ productId: '10000000-0000-4000-8000-00000000dead' }))).toMatchObject({
    status: 404,
    code: 'PRODUCT_NOT_FOUND',
  })
})
