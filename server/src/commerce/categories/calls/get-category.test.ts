import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { makeCategory, richText, treeReference } from '../../../../../tests/support/category-tree.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client
let vera: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
  vera = site.as(site.visitor())
})

type Fields = Parameters<Client['categories']['getCategory']>[0]['fields']

const byId = async (client: Client, { id }: { id?: string }, fields: Fields = []) =>
  (await client.categories.getCategory({ categoryId: id!, treeReference, fields })).category
const bySlug = async (client: Client, { slug }: { slug?: string }, fields: Fields = []) =>
  (await client.categories.getCategoryBySlug({ slug: slug!, treeReference, fields })).category
const missing = { status: 404, code: 'CATEGORY_NOT_FOUND' }
const reader = (...permissions: string[]) => site.as({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions })

describe.each([
  ['getCategory', byId],
  ['getCategoryBySlug', bySlug],
])('%s', (_, get) => {
  test('200: the category; more of it on request', async () => {
    const top = await makeCategory(olga)
    const texts = { description: 'Text.', richContentDescription: richText('Rich.') }
    const category = await makeCategory(olga, top.id, texts)
    expect(await get(vera, category)).toEqual(category)
    expect(await get(vera, category, ['BREADCRUMBS_INFO', 'DESCRIPTION', 'RICH_CONTENT_DESCRIPTION'])).toEqual({
      ...category,
      description: 'Text.',
      richContentDescription: expect.objectContaining({ nodes: [expect.objectContaining({ type: 'PARAGRAPH' })] }),
      breadcrumbsInfo: { breadcrumbs: [{ categoryId: top.id, categoryName: top.name, categorySlug: top.slug }] },
    })
  })

  test('200: owners and apps see hidden ones; 404: visitors don’t, as if it didn’t exist', async () => {
    const category = await makeCategory(olga, undefined, { visible: false })
    expect(await get(olga, category)).toEqual(category)
    expect(await get(reader('CATEGORIES.CATEGORY_READ'), category)).toEqual(category)
    const { status, code, data } = await refusalOf(get(vera, category))
    const none = await refusalOf(get(vera, { id: randomUUID(), slug: 'none' }))
    expect({ status, code, data }).toEqual({ ...missing, data: {} })
    expect({ status: none.status, code: none.code, data: none.data }).toEqual({ status, code, data })
  })

  test('200: the products that the caller can see are counted, without those of categories below', async () => {
    const top = await makeCategory(olga)
    const below = await makeCategory(olga, top.id)
    const products = await Promise.all([createProduct(olga), createProduct(olga, { visible: false }), createProduct(olga)])
    const [first, second, third] = products.map(({ id }) => id!)
    await olga.collections.addProductsToCollection({ id: top.id!, productIds: [first!, second!] })
    await olga.collections.addProductsToCollection({ id: below.id!, productIds: [third!] })
    expect(await get(olga, top)).toMatchObject({ itemCounter: 2 })
    expect(await get(vera, top)).toMatchObject({ itemCounter: 1 })
  })

  test('200: “All Products”', async () =>
    expect(await get(vera, { id: allProductsId, slug: 'all-products' })).toMatchObject({
      id: allProductsId,
      name: 'All Products',
      parentCategory: { index: 0 },
    }))

  test('404: one of another site, or another tree', async () => {
    const neighbour = await site.neighbour()
    const theirs = await makeCategory(neighbour.as(neighbour.owner()), undefined, { slug: 'theirs' })
    expect(await refusalOf(get(olga, theirs))).toMatchObject(missing)
    const other = { appNamespace: '@wix/bookings' }
    for (const call of [
      olga.categories.getCategory({ categoryId: allProductsId, treeReference: other }),
      olga.categories.getCategoryBySlug({ slug: 'all-products', treeReference: other }),
    ])
      expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'TREE_NOT_FOUND' })
  })

  test('403: an app without the permission', async () =>
    expect(await refusalOf(get(reader('CATEGORIES.CATEGORY_UPDATE'), { id: allProductsId, slug: 'all-products' }))).toMatchObject({
      status: 403,
    }))
})

test('listTrees: 200: the one of the shop', async () =>
  expect(await vera.categories.listTrees({})).toEqual({ trees: [{ appNamespace: '@wix/stores', treeKey: null }] }))
