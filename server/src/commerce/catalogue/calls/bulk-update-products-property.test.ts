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

const set = (ids: string[], value: object) => olga.catalogue.bulkUpdateProductsProperty({ ids, set: value })

test('200: each product is changed or fails individually', async () => {
  const [cup, sized, reduced] = [
    await createProduct(olga),
    await createSized(olga),
    await createProduct(olga, { discount: { type: 'AMOUNT', value: 15 } }),
  ]
  await olga.catalogue.updateProductVariants({ id: sized.id, variants: [{ choices: { Size: 'S' }, price: 5 }] })
  expect(await set([cup.id, sized.id, ghost, reduced.id, cup.id], { price: 10 })).toEqual({
    results: [
      { itemMetadata: { id: cup.id, originalIndex: 0, success: true } },
      {
        itemMetadata: {
          id: sized.id,
          originalIndex: 1,
          success: false,
          error: { code: 'NEGATIVE_PRICE', description: 'The price of a variant would be negative or too high.' },
        },
      },
      {
        itemMetadata: {
          id: ghost,
          originalIndex: 2,
          success: false,
          error: { code: 'PRODUCT_NOT_FOUND', description: 'No product with this ID exists.' },
        },
      },
      {
        itemMetadata: {
          id: reduced.id,
          originalIndex: 3,
          success: false,
          error: { code: 'DISCOUNT_ABOVE_PRICE', description: 'The discount would be greater than the price.' },
        },
      },
      { itemMetadata: { id: cup.id, originalIndex: 4, success: true } },
    ],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 },
  })
  expect((await readProduct(olga, cup.id)).priceData.price).toBe(10)
  expect((await readProduct(olga, sized.id)).priceData.price).toBe(20)
  expect(await eventsOf(site, cup.id)).toEqual(['product_created', 'product_changed', 'variants_changed'])
})

test.each<[object, object]>([
  [{ cost: 4 }, { costAndProfitData: { itemCost: 4 }, variants: [{ variant: { costAndProfitData: { itemCost: 4 } } }] }],
  [{ weight: 0.5 }, { weight: 0.5, variants: [{ variant: { weight: 0.5 } }] }],
  [{ ribbon: 'New' }, { ribbon: 'New' }],
  [{ brand: 'Stoa' }, { brand: 'Stoa' }],
])('200: %j', async (value, expected) => {
  const { id } = await createProduct(olga)
  expect((await set([id], value)).bulkActionMetadata.totalSuccesses).toBe(1)
  expect(await readProduct(olga, id)).toMatchObject(expected)
})

describe('refused', () => {
  test.each<[string[], object, string]>([
    [[ghost], { price: -1 }, 'set.price MIN'],
    [[ghost], { price: 1, cost: 1 }, 'set ONE_OF_ALIGNMENT'],
    [[ghost], {}, 'set ONE_OF_ALIGNMENT'],
    [[], { price: 1 }, 'ids MIN_SIZE'],
    [Array<string>(101).fill(ghost), { price: 1 }, 'ids MAX_SIZE'],
  ])('B08: 400: %#', async (ids, value, expected) => expect(brokenRules(await refusalOf(set(ids, value)))).toEqual([expected]))

  test('B08: 403: members', async () => {
    const mia = site.as({ kind: 'member', siteId: site.siteId, id: ghost })
    expect(await refusalOf(mia.catalogue.bulkUpdateProductsProperty({ ids: [ghost], set: { price: 1 } }))).toMatchObject({ status: 403 })
  })

  test('B08: another site’s products are missing', async () => {
    const neighbour = await site.neighbour()
    const { id } = await createProduct(neighbour.as(neighbour.owner()))
    expect((await set([id], { price: 1 })).results[0]!.itemMetadata.error!.code).toBe('PRODUCT_NOT_FOUND')
    expect((await readProduct(neighbour.as(neighbour.owner()), id)).priceData.price).toBe(20)
  })
})
