import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createProduct, describeRefusals, eventsOf, readProduct } from '../../../../../tests/support/products.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

test('200: the brand is removed, once', async () => {
  const { id } = await createProduct(olga, { ribbon: 'New', brand: 'Stoa' })
  expect(await olga.catalogue.removeBrand({ id })).toEqual({})
  expect(await olga.catalogue.removeBrand({ id })).toEqual({})
  const product = await readProduct(olga, id)
  expect(product.ribbon).toBe('New')
  expect(product).not.toHaveProperty('brand')
  expect(await eventsOf(site, id)).toEqual(['product_created', 'product_changed'])
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.removeBrand({ id }),
)
