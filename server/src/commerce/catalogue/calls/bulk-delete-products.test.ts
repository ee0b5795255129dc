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

test('200: products are deleted, each by itself', async () => {
  const [cup, sized] = [await createProduct(olga), await createSized(olga)]
  const { results, bulkActionMetadata } = await olga.catalogue.bulkDeleteProducts({ ids: [cup.id, ghost, sized.id, cup.id] })
  expect(results.map(({ itemMetadata: { success, error } }) => error?.code ?? success)).toEqual([true, 'PRODUCT_NOT_FOUND', true, true])
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 3, totalFailures: 1, undetailedFailures: 0 })
  for (const { id } of [cup, sized]) {
    expect(await refusalOf(readProduct(olga, id))).toMatchObject({ status: 404 })
    expect(await eventsOf(site, id)).toEqual(['product_created', 'product_deleted'])
  }
})

test('200: nothing to delete', async () => {
  expect((await olga.catalogue.bulkDeleteProducts({ ids: [ghost] })).bulkActionMetadata.totalFailures).toBe(1)
})

describe('refused', () => {
  test('400: more than a hundred', async () => {
    const ids = Array<string>(101).fill(ghost)
    expect(brokenRules(await refusalOf(olga.catalogue.bulkDeleteProducts({ ids })))).toEqual(['ids MAX_SIZE'])
  })

  test('403: shoppers', async () => {
    expect(await refusalOf(site.as(site.visitor()).catalogue.bulkDeleteProducts({ ids: [ghost] }))).toMatchObject({ status: 403 })
  })
})
