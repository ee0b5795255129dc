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

const adjust = (ids: string[], value: object) => olga.catalogue.bulkAdjustProductProperty({ ids, adjust: value })

test('200: a price falls by a percentage, and those of variants by the same amount', async () => {
  const { id } = await createSized(olga)
  await olga.catalogue.updateProductVariants({ id, variants: [{ choices: { Size: 'S' }, price: 15 }] })
  expect((await adjust([id, ghost], { price: { percentage: { rate: -10 } } })).bulkActionMetadata).toEqual({
    totalSuccesses: 1,
    totalFailures: 1,
    undetailedFailures: 0,
  })
  const { priceData, variants } = await readProduct(olga, id)
  expect([priceData.price, ...variants!.map(({ variant }) => variant.priceData.price)]).toEqual([18, 13, 18])
  expect(await eventsOf(site, id)).toEqual(['product_created', 'variants_changed', 'product_changed', 'variants_changed'])
})

test.each<[object, object]>([
  [{ price: { amount: 0.5 } }, { priceData: { price: 20.5 } }],
  [{ price: { percentage: { rate: 7, roundToInt: true } } }, { priceData: { price: 21 } }],
  [{ cost: { amount: 1 } }, { costAndProfitData: { itemCost: 9 }, variants: [{ variant: { costAndProfitData: { itemCost: 9 } } }] }],
  [{ weight: { percentage: { rate: 50 } } }, { weight: 3, variants: [{ variant: { weight: 3 } }] }],
])('200: %j', async (value, expected) => {
  const { id } = await createProduct(olga, { weight: 2, costAndProfitData: { itemCost: 8 } })
  await adjust([id], value)
  expect(await readProduct(olga, id)).toMatchObject(expected)
})

test.each<[object, string]>([
  [{ price: { amount: -20.01 } }, 'NEGATIVE_PRICE'],
  [{ cost: { amount: -8.01 } }, 'VALUE_OUT_OF_RANGE'],
  [{ weight: { amount: -2.01 } }, 'VALUE_OUT_OF_RANGE'],
])('200: %j fails with %s', async (value, code) => {
  const { id } = await createProduct(olga, { weight: 2, costAndProfitData: { itemCost: 8 } })
  expect((await adjust([id], value)).results[0]!.itemMetadata.error!.code).toBe(code)
  expect(await eventsOf(site, id)).toEqual(['product_created'])
})

describe('refused', () => {
  test.each<[object, string]>([
    [{ price: { percentage: { rate: -101 } } }, 'adjust.price.percentage.rate MIN'],
    [{ price: { percentage: { rate: 1001 } } }, 'adjust.price.percentage.rate MAX'],
    [{ price: {} }, 'adjust.price ONE_OF_ALIGNMENT'],
    [{ price: { amount: 1 }, cost: { amount: 1 } }, 'adjust ONE_OF_ALIGNMENT'],
  ])('B08: 400: %j', async (value, expected) => expect(brokenRules(await refusalOf(adjust([ghost], value)))).toEqual([expected]))

  test('B08: 403: members', async () => {
    const mia = site.as({ kind: 'member', siteId: site.siteId, id: ghost })
    const call = mia.catalogue.bulkAdjustProductProperty({ ids: [ghost], adjust: { price: { amount: 1 } } })
    expect(await refusalOf(call)).toMatchObject({ status: 403 })
  })
})
