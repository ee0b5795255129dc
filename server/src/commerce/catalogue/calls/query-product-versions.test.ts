import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createProduct, describeRefusals } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)
const rename = (id: string, name: string) => olga.catalogue.updateProduct({ product: { id, name } })

describe('200', () => {
  test('who changed what, newest first, page by page', async () => {
    const { id } = await createProduct(olga)
    await rename(id, 'Mug')
    const app = site.as({
      kind: 'app',
      siteId: site.siteId,
      id: 'dead0000-0000-4000-8000-000000000000',
      permissions: ['WIX_STORES.MODIFY_PRODUCTS'],
    })
    await app.catalogue.removeRibbon({ id })
    await app.catalogue.updateProduct({ product: { id, ribbon: 'New', weight: 1 } })
    const first = await olga.catalogue.queryProductVersions({ id, cursorPaging: { limit: 2 } })
    expect(first.versions).toEqual([
      {
        version: 3,
        createdDate: expect.any(String) as string,
        operation: 'UPDATED',
        changedFields: ['ribbon', 'weight', 'variants'],
        identity: { identityType: 'APP', appId: 'dead0000-0000-4000-8000-000000000000' },
      },
      {
        version: 2,
        createdDate: expect.any(String) as string,
        operation: 'UPDATED',
        changedFields: ['name'],
        identity: { identityType: 'WIX_USER', wixUserId: site.owner().id },
      },
    ])
    expect(first.metadata).toMatchObject({ count: 2, total: 3 })
    const second = await olga.catalogue.queryProductVersions({ id, cursorPaging: { cursor: first.metadata.cursors!.next! } })
    expect(second.versions.map(({ version, operation }) => [version, operation])).toEqual([[1, 'CREATED']])
  })

  test('none of a product that has never changed', async () => {
    const { products } = await olga.catalogue.queryProducts({ query: { filter: { slug: 'jarro' } } })
    expect((await olga.catalogue.queryProductVersions({ id: products[0]!.id! })).versions).toEqual([])
  })

  test('of a deleted product for 30 days, of others for 400', async () => {
    const aging = await makeTestSite()
    const owner = aging.as(aging.owner())
    const [deleted, remaining] = [await createProduct(owner), await createProduct(owner)]
    await owner.catalogue.deleteProduct({ id: deleted.id })
    const count = async (id: string) => (await owner.catalogue.queryProductVersions({ id })).versions.length
    aging.clock.now = days(29.9)
    expect([await count(deleted.id), await count(remaining.id)]).toEqual([2, 1])
    aging.clock.now = days(30.1)
    expect(await refusalOf(count(deleted.id))).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
    expect(await count(remaining.id)).toBe(1)
    aging.clock.now = days(400.1)
    expect(await count(remaining.id)).toBe(0)
  })
})

describe('400', () => {
  test('a page of more than a hundred', async () => {
    const { id } = await createProduct(olga)
    expect(brokenRules(await refusalOf(olga.catalogue.queryProductVersions({ id, cursorPaging: { limit: 101 } })))).toEqual([
      'cursorPaging.limit MAX',
    ])
  })

  test('the cursor of another product', async () => {
    const [{ id }, other] = [await createProduct(olga), await createProduct(olga)]
    await rename(id, 'Mug')
    const { metadata } = await olga.catalogue.queryProductVersions({ id, cursorPaging: { limit: 1 } })
    const cursor = metadata.cursors!.next!
    expect((await refusalOf(olga.catalogue.queryProductVersions({ id: other.id, cursorPaging: { cursor } }))).status).toBe(400)
  })
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.queryProductVersions({ id }),
)
