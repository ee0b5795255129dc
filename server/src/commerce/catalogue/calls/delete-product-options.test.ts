import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createSized, describeRefusals, eventsOf, readProduct } from '../../../../../tests/support/products.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

test('200: one variant remains, and a repeat changes nothing', async () => {
  const { id } = await createSized(olga, { sku: 'CUP', weight: 1 })
  expect(await olga.catalogue.deleteProductOptions({ id })).toEqual({})
  await olga.catalogue.deleteProductOptions({ id })
  expect(await readProduct(olga, id)).toMatchObject({
    productOptions: [],
    manageVariants: false,
    variants: [{ id: '00000000-0000-0000-0000-000000000000', choices: {}, variant: { sku: 'CUP', weight: 1, priceData: { price: 20 } } }],
  })
  expect(await eventsOf(site, id)).toEqual(['product_created', 'product_changed', 'variants_changed'])
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.deleteProductOptions({ id }),
)
