import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { ghost } from '../../../../../tests/all-calls/requests.ts'
import { createProduct, createSized, eventsOf, readProduct } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

test('200: products are hidden and shown, each by itself', async () => {
  const [cup, sized] = [await createProduct(olga), await createSized(olga)]
  const { results } = await olga.catalogue.bulkUpdateProductVisibility({ ids: [cup.id, ghost, sized.id], visible: false })
  expect(results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false, true])
  const vera = site.as(site.visitor())
  expect(await refusalOf(vera.catalogue.getProduct({ id: cup.id }))).toMatchObject({ status: 404 })
  await olga.catalogue.bulkUpdateProductVisibility({ ids: [cup.id, cup.id], visible: true })
  expect((await readProduct(vera, cup.id)).visible).toBe(true)
  expect(await eventsOf(site, cup.id)).toEqual(['product_created', 'product_changed', 'product_changed'])
})

describe('refused', () => {
  test('400: without products', async () => {
    expect(brokenRules(await refusalOf(olga.catalogue.bulkUpdateProductVisibility({ ids: [], visible: true })))).toEqual(['ids MIN_SIZE'])
  })

  test('403: shoppers', async () => {
    const vera = site.as(site.visitor())
    expect(await refusalOf(vera.catalogue.bulkUpdateProductVisibility({ ids: [ghost], visible: true }))).toMatchObject({ status: 403 })
  })
})
