import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { totalsOf } from '../../../../../tests/support/products-jobs.ts'
import { createV3 } from '../../../../../tests/support/products-v3.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const tagged = (...tagIds: string[]) => ({ privateTags: { tagIds } })

test('200: tags are assigned and removed', async () => {
  const [cup, other] = [await createV3(olga, { tags: tagged('old', 'both') }), await createV3(olga)]
  const changes = { assignTags: { ...tagged('both'), publicTags: { tagIds: ['seen'] } }, unassignTags: tagged('old', 'both') }
  const filter = { 'tags.privateTags.tagIds': { $hasSome: ['old'] } }
  const begun = olga.productsV3.bulkUpdateProductTagsByFilter({ filter, ...changes })
  expect(await totalsOf(site, begun)).toEqual({ found: 1, succeeded: 1, failed: 0 })
  const tagsOf = async (productId: string) => (await olga.productsV3.getProduct({ productId })).product.tags
  expect(await tagsOf(cup.id)).toEqual({ privateTags: { tagIds: ['both'] }, publicTags: { tagIds: ['seen'] } })
  expect((await tagsOf(other.id))?.publicTags?.tagIds ?? []).toEqual([])
})

test('EMPTY_ASSIGN_AND_UNASSIGN_LISTS: no tag', async () => {
  const call = olga.productsV3.bulkUpdateProductTagsByFilter({ filter: {}, assignTags: tagged() })
  expect(await refusalOf(call)).toMatchObject({ status: 400, code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS' })
})
