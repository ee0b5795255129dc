import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createSized, describeRefusals, eventsOf, sizes } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

describe('200', () => {
  test('a choice has its new name, and its variant stays', async () => {
    const { id, variants } = await createSized(olga)
    const { product } = await olga.catalogue.renameProductOption({ id, option: 'Size', choice: 'S', name: 'Small' })
    expect(product.variants!.map((one) => [one.id, one.choices])).toEqual([
      [variants![0]!.id, { Size: 'Small' }],
      [variants![1]!.id, { Size: 'M' }],
    ])
    expect(product.productOptions![0]!.choices![0]).toMatchObject({ value: 'Small', description: 'Small' })
    expect(await eventsOf(site, id)).toEqual(['product_created', 'product_changed', 'variants_changed'])
  })

  test('so has an option, also if variants aren’t managed', async () => {
    const { id } = await createSized(olga, { manageVariants: false, productOptions: [sizes] })
    const { product } = await olga.catalogue.renameProductOption({ id, option: 'Size', name: 'Fit' })
    expect(product.productOptions!.map(({ name }) => name)).toEqual(['Fit'])
  })
})

test('404: no such choice', async () => {
  const { id } = await createSized(olga)
  expect(await refusalOf(olga.catalogue.renameProductOption({ id, option: 'Size', choice: 'L', name: 'Large' }))).toMatchObject({
    status: 404,
    code: 'CHOICE_NOT_FOUND',
    data: { option: 'Size', choice: 'L' },
  })
})

test.each([
  ['M', 'name VALIDATION'],
  ['__proto__', 'name FORMAT'],
  ['a\u001Fb', 'name FORMAT'],
  ['', 'name MIN_LENGTH'],
])('400: the name %j', async (name, expected) => {
  const { id } = await createSized(olga)
  expect(brokenRules(await refusalOf(olga.catalogue.renameProductOption({ id, option: 'Size', choice: 'S', name })))).toEqual([expected])
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.renameProductOption({ id, option: 'Size', name: 'Fit' }),
)
