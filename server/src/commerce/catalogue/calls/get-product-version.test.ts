import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createProduct, describeRefusals } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const rename = (id: string, name: string) => olga.catalogue.updateProduct({ product: { id, name } })

describe('200', () => {
  test('the product as it was, with its costs', async () => {
    const { id } = await createProduct(olga, { costAndProfitData: { itemCost: 8 } })
    await rename(id, 'Mug')
    expect(await olga.catalogue.getProductVersion({ id, version: 1 })).toMatchObject({
      version: { version: 1, operation: 'CREATED', changedFields: [] },
      product: { id, name: 'Cup', costAndProfitData: { itemCost: 8 }, variants: [{ stock: { inStock: true } }] },
    })
    expect((await olga.catalogue.getProductVersion({ id, version: 2 })).product.name).toBe('Mug')
  })

  test('also of a deleted product', async () => {
    const { id } = await createProduct(olga)
    await olga.catalogue.deleteProduct({ id })
    expect(await olga.catalogue.getProductVersion({ id, version: 2 })).toMatchObject({
      version: { operation: 'DELETED' },
      product: { name: 'Cup' },
    })
  })
})

test('404: no such version', async () => {
  const { id } = await createProduct(olga)
  expect(await refusalOf(olga.catalogue.getProductVersion({ id, version: 2 }))).toMatchObject({ status: 404, code: 'VERSION_NOT_FOUND' })
})

test('400: no number of a version', async () => {
  const { id } = await createProduct(olga)
  expect(brokenRules(await refusalOf(olga.catalogue.getProductVersion({ id, version: 0 })))).toEqual(['version MIN'])
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.getProductVersion({ id, version: 1 }),
)
