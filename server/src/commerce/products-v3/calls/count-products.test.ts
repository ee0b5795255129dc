import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

let vera: Client
let olga: Client

beforeAll(async () => {
  const site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
})

const count = async (request: Parameters<Client['productsV3']['countProducts']>[0], as = vera) =>
  (await as.productsV3.countProducts(request)).count

describe('countProducts', () => {
  test('200: visible products; hidden ones too, if the owner includes them', async () => {
    expect([await count({}), await count({}, olga), await count({ returnNonVisibleProducts: true }, olga)]).toEqual([46, 46, 47])
  })

  test('200: products that meet conditions and have words', async () => {
    expect(await count({ filter: { productType: 'DIGITAL' } })).toBe(2)
    expect(await count({ filter: { productType: 'DIGITAL' }, search: { expression: 'sundial', fields: ['name'] } })).toBe(1)
    const items = { $matchItems: [{ id: '00000000-000000-000000-000000000001' }] }
    expect(await count({ filter: { 'allCategoriesInfo.categories': items } })).toBe(46)
  })

  test('400: each unknown field by its name', async () => {
    expect((await refusalOf(count({ filter: { price: 1 } }))).violations).toMatchObject([{ field: 'filter.price' }])
    const search = { expression: 'a', fields: ['cost'] }
    expect((await refusalOf(count({ search }))).violations).toMatchObject([{ field: 'search.fields[0]' }])
  })

  test('403: hidden products, for shoppers', async () => {
    expect(await refusalOf(count({ returnNonVisibleProducts: true }))).toMatchObject({
      status: 403,
      code: 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
    })
  })
})
