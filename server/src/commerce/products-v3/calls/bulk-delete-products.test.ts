import { expect, test } from 'vitest'
import { createV3 } from '../../../../../tests/support/products-v3.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

test('each product is deleted or fails', async () => {
  const site = await makeTestSite()
  const olga = site.as(site.owner())
  const [one, two] = [await createV3(olga), await createV3(olga)]
  const missing = '10000000-0000-4000-8000-00000000dead'
  const { results, bulkActionMetadata } = await olga.productsV3.bulkDeleteProducts({ productIds: [one.id, missing, two.id] })
  expect(results.map(({ itemMetadata: { id, success, error } }) => [id, success, error?.code])).toEqual([
    [one.id, true, undefined],
    [missing, false, 'PRODUCT_NOT_FOUND'],
    [two.id, true, undefined],
  ])
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
})
