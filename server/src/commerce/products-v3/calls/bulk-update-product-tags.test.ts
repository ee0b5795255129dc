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

test('200: tags are assigned and removed', async () => {
  const { id } = await createV3(olga, { tags: { privateTags: { tagIds: ['a', 'b'] }, publicTags: { tagIds: ['c'] } } })
  const missing = '10000000-0000-4000-8000-00000000dead'
  const { results } = await olga.productsV3.bulkUpdateProductTags({
    productIds: [id, missing],
    assignTags: { privateTags: { tagIds: ['d', 'b'] } },
    unassignTags: { privateTags: { tagIds: ['a', 'b'] }, publicTags: { tagIds: ['c'] } },
  })
  expect(results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([undefined, 'PRODUCT_NOT_FOUND'])
  expect((await olga.productsV3.getProduct({ productId: id })).product.tags).toEqual({
    privateTags: { tagIds: ['b', 'd'] },
    publicTags: { tagIds: [] },
  })
})

test('a product with too many tags fails', async () => {
  const tagIds = Array.from({ length: 100 }, (_, at) => `tag ${at}`)
  const { id } = await createV3(olga, { tags: { publicTags: { tagIds } } })
  const assign = (changes: object) =>
    olga.productsV3.bulkUpdateProductTags({ productIds: [id], assignTags: { publicTags: { tagIds: ['a'] } }, ...changes })
  const { results } = await assign({})
  expect(results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual(['TOO_MANY_TAGS'])
  expect((await assign({ unassignTags: { publicTags: { tagIds: ['tag 7'] } } })).bulkActionMetadata.totalSuccesses).toBe(1)
})

test('400: without any tag', async () => {
  const { id } = await createV3(olga)
  expect(await refusalOf(olga.productsV3.bulkUpdateProductTags({ productIds: [id], assignTags: { publicTags: {} } }))).toMatchObject({
    status: 400,
    code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
  })
})
