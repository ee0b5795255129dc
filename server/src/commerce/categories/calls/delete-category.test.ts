import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { faultsOf, makeCategory, storedTree, treeReference } from '../../../../../tests/support/category-tree.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let site: TestSite
let olga: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

const make = async (parentId?: string, more = {}) => (await makeCategory(olga, parentId, more)).id!
const remove = (categoryId: string, client = olga) => client.categories.deleteCategory({ categoryId, treeReference })
const get = (categoryId: string) => olga.categories.getCategory({ categoryId, treeReference })
const failure = async (call: Promise<unknown>) => {
  const { status, code, data } = await refusalOf(call)
  return { status, code, data }
}
const missing = { status: 404, code: 'CATEGORY_NOT_FOUND', data: {} }
const app = (id: string, permissions = ['CATEGORIES.CATEGORY_DELETE', 'WIX_STORES.MODIFY_PRODUCTS']) =>
  site.as({ kind: 'app', siteId: site.siteId, id, permissions })

describe('deleteCategory', () => {
  test('200: with all below it; its products stay in the shop, and those after it move up', async () => {
    const parent = await make()
    const top = await make(parent)
    const after = await make(parent)
    const below = await make(await make(top))
    const { id } = await createProduct(olga)
    await olga.collections.addProductsToCollection({ id: below, productIds: [id!] })
    expect(await remove(top)).toEqual({})
    for (const gone of [top, below]) expect(await failure(get(gone))).toEqual(missing)
    expect((await get(after)).category).toMatchObject({ revision: '1', parentCategory: { index: 0 } })
    expect((await olga.catalogue.getProduct({ id: id! })).product.collectionIds).not.toContain(below)
    for (const gone of [top, below])
      expect((await storedEvents(site, gone)).map(({ slug }) => slug)).toEqual(expect.arrayContaining(['deleted', 'collection_deleted']))
    expect(faultsOf(await storedTree(site))).toEqual([])
    expect(await failure(remove(top))).toEqual(missing)
  })

  test('200: with as many statements, however many are below it', async () => {
    const countOf = async (below: number) => {
      const top = await make()
      for (let made = 0; made < below; made++) await make(top)
      return statementsOf(site.database, () => remove(top))
    }
    expect(await countOf(20)).toBe(await countOf(1))
    expect(faultsOf(await storedTree(site))).toEqual([])
  })

  const deleteCategory = (categoryId: string, client: Client) => remove(categoryId, client)
  const deleteCollection = (id: string, client: Client) => client.collections.deleteCollection({ id })
  test.each([
    ['deleteCategory', deleteCategory],
    ['deleteCollection', deleteCollection],
  ])('of an app, also below: 200: that app and the owner; 403: other apps: %s', async (_, deleting) => {
    const managingAppId = randomUUID()
    const denied = { status: 403, code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', data: {} }
    for (const allowed of [app(managingAppId), olga]) {
      const own = await make(undefined, { managingAppId })
      const top = await make()
      const below = await make(top, { managingAppId })
      for (const id of [own, top]) expect(await failure(deleting(id, app(randomUUID())))).toEqual(denied)
      expect((await get(below)).category).toMatchObject({ id: below })
      for (const id of [own, top]) expect(await deleting(id, allowed)).toEqual({})
      for (const id of [own, top, below]) expect(await failure(get(id))).toEqual(missing)
    }
  })

  test('404: none has the ID; one of another site is the same, and so is another tree', async () => {
    const neighbour = await site.neighbour()
    for (const id of [randomUUID(), (await makeCategory(neighbour.as(neighbour.owner()))).id!])
      expect(await failure(remove(id))).toEqual(missing)
    const request = { categoryId: await make(), treeReference: { appNamespace: 'other' } }
    expect(await failure(olga.categories.deleteCategory(request))).toMatchObject({ code: 'TREE_NOT_FOUND' })
  })

  test('409: “All Products”', async () =>
    expect(await failure(remove(allProductsId))).toEqual({ status: 409, code: 'ALL_PRODUCTS_FIXED', data: {} }))

  test('403: visitors, and apps without the permission', async () => {
    const id = await make()
    for (const client of [site.as(site.visitor()), app(randomUUID(), ['CATEGORIES.CATEGORY_UPDATE'])])
      expect(await failure(remove(id, client))).toMatchObject({ status: 403 })
  })
})
