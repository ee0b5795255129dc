import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createProduct } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)

const deleted = async (owner = olga) => {
  const { products, metadata } = await owner.catalogue.queryDeletedProducts({})
  return { ids: products.map(({ id }) => id), products, metadata }
}

describe('200', () => {
  test('the last one first, without those that came back', async () => {
    const made = [await createProduct(olga), await createProduct(olga, { name: 'Mug' }), await createProduct(olga)]
    for (const { id } of made) await olga.catalogue.deleteProduct({ id })
    await olga.catalogue.restoreProductVersion({ id: made[2]!.id, version: 2 })
    const { products, metadata } = await deleted()
    expect(products).toEqual([
      {
        id: made[1]!.id,
        name: 'Mug',
        version: 2,
        deletedDate: expect.any(String) as string,
        identity: { identityType: 'WIX_USER', wixUserId: site.owner().id },
      },
      { ...products[1], id: made[0]!.id, name: 'Cup' },
    ])
    expect(metadata).toMatchObject({ count: 2, total: 2 })
    await olga.catalogue.deleteProduct({ id: made[2]!.id })
    expect((await deleted()).products[0]).toMatchObject({ id: made[2]!.id, version: 4 })
  })

  test('for 30 days, of this site', async () => {
    const aging = await site.neighbour()
    const owner = aging.as(aging.owner())
    const { id } = await createProduct(owner)
    await owner.catalogue.deleteProduct({ id })
    expect((await deleted()).ids).not.toContain(id)
    aging.clock.now = days(29.9)
    expect((await deleted(owner)).ids).toEqual([id])
    aging.clock.now = days(30.1)
    expect((await deleted(owner)).ids).toEqual([])
  })
})

test('400: a page of more than a hundred', async () => {
  expect(brokenRules(await refusalOf(olga.catalogue.queryDeletedProducts({ cursorPaging: { limit: 101 } })))).toEqual([
    'cursorPaging.limit MAX',
  ])
})

test('403: shoppers', async () => {
  expect(await refusalOf(site.as(site.visitor()).catalogue.queryDeletedProducts({}))).toMatchObject({ status: 403 })
})
