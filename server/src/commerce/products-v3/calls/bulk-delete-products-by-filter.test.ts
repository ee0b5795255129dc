import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { totalsOf } from '../../../../../tests/support/products-jobs.ts'
import { createSizedV3, createV3 } from '../../../../../tests/support/products-v3.ts'
import { eventsOf } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const remove = (filter: Record<string, unknown>, search?: { expression: string }) =>
  olga.productsV3.bulkDeleteProductsByFilter({ filter, ...(search && { search }) })

test('200: products that meet the filter, with an event each', async () => {
  const [cup, sized, other] = [
    await createV3(olga, { brand: { name: 'Old' } }),
    await createSizedV3(olga, ['S', 'M'], { brand: { name: 'Old' } }),
    await createV3(olga),
  ]
  expect(await totalsOf(site, remove({ 'brand.name': 'Old' }))).toEqual({ found: 2, succeeded: 2, failed: 0 })
  for (const { id } of [cup, sized]) {
    expect(await refusalOf(olga.productsV3.getProduct({ productId: id }))).toMatchObject({ status: 404 })
    expect(await eventsOf(site, id)).toEqual(['product_created', 'product_deleted'])
  }
  expect(await eventsOf(site, other.id)).toEqual(['product_created'])
})

test('200: and have the words', async () => {
  const [plum, pear] = [await createV3(olga, { name: 'Plum', visible: false }), await createV3(olga, { name: 'Pear', visible: false })]
  expect(await totalsOf(site, remove({ visible: false }, { expression: 'plum' }))).toEqual({ found: 1, succeeded: 1, failed: 0 })
  expect(await eventsOf(site, plum.id)).toContain('product_deleted')
  expect(await eventsOf(site, pear.id)).not.toContain('product_deleted')
})

describe('refused at once', () => {
  test.each([[{}], [{ $and: [] }], [{ $and: [{}, { $or: [{}] }] }], [{ $not: {} }]])(
    '400: %j has no condition: it could delete all products',
    async (filter) => expect(brokenRules(await refusalOf(remove(filter)))).toEqual(['filter REQUIRED_FIELD']),
  )

  test('400: words don’t replace the filter', async () =>
    expect(brokenRules(await refusalOf(remove({}, { expression: 'cup' })))).toEqual(['filter REQUIRED_FIELD']))
})
