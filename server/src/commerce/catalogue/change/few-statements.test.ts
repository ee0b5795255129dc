import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createSized } from '../../../../../tests/support/products.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'

let site: TestSite
let olga: Client
let ids: string[]

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  ids = []
  for (let made = 0; made < 40; made++) ids.push((await createSized(olga)).id)
})

test.each<[string, (some: string[]) => Promise<unknown>, number]>([
  ['a property is set', (some) => olga.catalogue.bulkUpdateProductsProperty({ ids: some, set: { price: 30 + some.length } }), 8],
  ['nothing is new', (some) => olga.catalogue.bulkUpdateProductsProperty({ ids: some, set: { brand: '' } }), 3],
  ['prices are adjusted', (some) => olga.catalogue.bulkAdjustProductProperty({ ids: some, adjust: { price: { amount: 1 } } }), 8],
  ['products are hidden', (some) => olga.catalogue.bulkUpdateProductVisibility({ ids: some, visible: some.length > 1 }), 7],
])('one product or many take the same statements: %s', async (_what, call, expected) => {
  const counts = [await statementsOf(site.database, () => call(ids.slice(0, 1))), await statementsOf(site.database, () => call(ids))]
  expect(counts).toEqual([expected, expected])
})

test('deletions too', async () => {
  const counts = [ids.slice(0, 1), ids.slice(1)].map((some) => () => olga.catalogue.bulkDeleteProducts({ ids: some }))
  expect([await statementsOf(site.database, counts[0]!), await statementsOf(site.database, counts[1]!)]).toEqual([11, 11])
})
