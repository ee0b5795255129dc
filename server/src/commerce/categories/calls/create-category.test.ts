import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { makeCategory, richText, treeReference } from '../../../../../tests/support/category-tree.ts'
import { storePictures } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let site: TestSite
let olga: Client
let vera: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
  vera = site.as(site.visitor())
})

type New = Parameters<Client['categories']['createCategory']>[0]['category']
type Fields = Parameters<Client['categories']['createCategory']>[0]['fields']

const create = async (category: New, fields?: Fields, client = olga) =>
  (await client.categories.createCategory({ category, treeReference, ...(fields && { fields }) })).category
const failure = async (call: Promise<unknown>) => {
  const { status, code, data } = await refusalOf(call)
  return { status, code, data }
}
const app = (id: string) => site.as({ kind: 'app', siteId: site.siteId, id, permissions: ['CATEGORIES.CATEGORY_CREATE'] })

describe('createCategory', () => {
  test('200: with a name alone: visible, empty, at the end of the top, its slug made from the name', async () => {
    const before = await makeCategory(olga)
    const category = await create({ name: 'Crème & Café' })
    expect(category).toEqual({
      id: expect.any(String),
      revision: '1',
      createdDate: expect.any(String),
      updatedDate: category.createdDate,
      name: 'Crème & Café',
      slug: 'creme-cafe',
      visible: true,
      itemCounter: 0,
      parentCategory: { index: before.parentCategory!.index! + 1 },
      treeReference: { ...treeReference, treeKey: null },
    })
    expect((await vera.categories.getCategory({ categoryId: category.id!, treeReference })).category).toEqual(category)
    // The same collection.
    expect((await vera.collections.getCollection({ id: category.id! })).collection).toMatchObject({
      name: 'Crème & Café',
      slug: 'creme-cafe',
      visible: true,
    })
  })

  test('200: all fields', async () => {
    const [imageId] = await storePictures(site, 1)
    const sent = {
      name: 'n'.repeat(80),
      slug: 'all-of-it',
      description: 'To drink from.',
      richContentDescription: richText('Rich.'),
      seoData: { tags: [{ type: 'title', children: 'Mugs', custom: false, disabled: false }] },
      extendedFields: { namespaces: { '@acme/loyalty': { points: 7 } } },
      image: { id: imageId!, altText: 'A mug' },
      visible: false,
      managingAppId: randomUUID(),
    }
    const category = await create(sent, ['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION', 'BREADCRUMBS_INFO'])
    expect(category).toMatchObject({
      ...sent,
      richContentDescription: { nodes: [{ type: 'PARAGRAPH' }] },
      breadcrumbsInfo: { breadcrumbs: [] },
    })
    expect(category.image).toMatchObject({ id: imageId, width: expect.any(Number), height: expect.any(Number), url: expect.any(String) })
  })

  test('200: what is requested, and only that', async () => {
    const sent = { name: 'Texts', description: 'Text.', richContentDescription: richText('Rich.') }
    expect(await create(sent)).not.toHaveProperty('description')
    expect(await create(sent)).not.toHaveProperty('richContentDescription')
    expect(await create(sent, ['DESCRIPTION'])).toMatchObject({ description: 'Text.' })
    expect(await create({ name: 'None' }, ['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION'])).toMatchObject({
      description: null,
      richContentDescription: null,
    })
  })

  test('200: under another one: after those there, with the way to it', async () => {
    const top = await makeCategory(olga, undefined, { name: 'Kitchen', slug: 'kitchen' })
    const first = await create({ name: 'Cups', parentCategory: { id: top.id! } })
    const second = await create({ name: 'Plates', parentCategory: { id: top.id!, index: 7 } as object })
    expect([first, second].map(({ parentCategory }) => parentCategory)).toEqual([
      { id: top.id, index: 0 },
      { id: top.id, index: 1 },
    ])
    const third = await create({ name: 'Deep', parentCategory: { id: second.id! } }, ['BREADCRUMBS_INFO'])
    expect(third.breadcrumbsInfo).toEqual({
      breadcrumbs: [
        { categoryId: top.id, categoryName: 'Kitchen', categorySlug: 'kitchen' },
        { categoryId: second.id, categoryName: 'Plates', categorySlug: 'plates' },
      ],
    })
  })

  test('200: under “All Products”', async () => {
    const category = await create({ name: 'All of one kind', parentCategory: { id: allProductsId } }, ['BREADCRUMBS_INFO'])
    expect(category.parentCategory).toMatchObject({ id: allProductsId })
    expect(category.breadcrumbsInfo).toMatchObject({ breadcrumbs: [{ categoryId: allProductsId, categoryName: 'All Products' }] })
  })

  test('200: under a hidden one if it is hidden', async () => {
    const hidden = await makeCategory(olga, undefined, { visible: false })
    expect(await create({ name: 'Hidden too', visible: false, parentCategory: { id: hidden.id! } })).toMatchObject({ visible: false })
    for (const visible of [true, undefined])
      expect(
        await failure(create({ name: 'Visible', parentCategory: { id: hidden.id! }, ...(visible === undefined ? {} : { visible }) })),
      ).toEqual({ status: 409, code: 'PARENT_CATEGORY_HIDDEN', data: {} })
  })

  test('200: at the fifth level; 409: below it', async () => {
    let parentId: string | undefined
    for (let level = 1; level <= 5; level++) parentId = (await makeCategory(olga, parentId)).id!
    expect(await failure(makeCategory(olga, parentId))).toEqual({ status: 409, code: 'CATEGORY_DEPTH_LIMIT_EXCEEDED', data: {} })
  })

  test('200: a name whose slug is taken gets a number', async () => {
    expect(await create({ name: 'Twins' })).toMatchObject({ slug: 'twins' })
    expect(await create({ name: 'Twins' })).toMatchObject({ slug: 'twins-1' })
    await olga.collections.createCollection({ collection: { name: 'Twins' } })
    expect(await create({ name: 'Twins' })).toMatchObject({ slug: 'twins-3' })
  })

  test('409: a slug that another category has, hidden or not', async () => {
    const { id } = await create({ name: 'Taken', slug: 'taken', visible: false })
    const duplicate = (existingCategoryId: string) => ({ status: 409, code: 'DUPLICATE_SLUG', data: { existingCategoryId } })
    expect(await failure(create({ name: 'Other', slug: 'taken' }))).toEqual(duplicate(id!))
    expect(await failure(create({ name: 'All', slug: 'all-products' }))).toEqual(duplicate(allProductsId))
  })

  test('200: with events of the category and of the collection', async () => {
    const category = await create({ name: 'Recorded' })
    expect((await storedEvents(site, category.id)).toSorted((a, b) => (a.slug < b.slug ? 1 : -1))).toMatchObject([
      { slug: 'created', entityFqdn: 'wix.categories.v1.category', sequence: 1, entity: category },
      { slug: 'collection_created', entity: { id: category.id, name: 'Recorded' } },
    ])
  })

  test('200: an app manages its own category, the owner names any; 403: an app names another one', async () => {
    const [own, other] = [randomUUID(), randomUUID()]
    expect(await create({ name: 'Mine', managingAppId: own }, undefined, app(own))).toMatchObject({ managingAppId: own })
    expect(await create({ name: 'Hers', managingAppId: other })).toMatchObject({ managingAppId: other })
    expect(await failure(create({ name: 'No', managingAppId: other }, undefined, app(own)))).toEqual({
      status: 403,
      code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
      data: {},
    })
  })

  test.each([
    [{}, ['category.name REQUIRED_FIELD']],
    [{ name: '' }, ['category.name MIN_LENGTH']],
    [{ name: 'x'.repeat(81) }, ['category.name MAX_LENGTH']],
    [{ name: 'A', slug: 'Not a slug' }, ['category.slug FORMAT']],
    [{ name: 'A', slug: 'a--b' }, ['category.slug FORMAT']],
    [{ name: 'A', description: 'x'.repeat(601) }, ['category.description MAX_LENGTH']],
    [{ name: 'A', image: { altText: 'No picture' } }, ['category.image.id REQUIRED_FIELD']],
    [{ name: 'A', parentCategory: { id: 'x' } }, ['category.parentCategory.id FORMAT']],
    [
      { name: 'A', richContentDescription: { nodes: [{ type: 'VIDEO' }] } },
      ['category.richContentDescription.nodes[0].type INVALID_ENUM_VALUE'],
    ],
    [
      { name: 'A', slug: '-', image: {}, richContentDescription: { nodes: [{ type: 'VIDEO' }] } },
      ['category.image.id REQUIRED_FIELD', 'category.richContentDescription.nodes[0].type INVALID_ENUM_VALUE', 'category.slug FORMAT'],
    ],
  ])('400: %j', async (category, rules) => expect(brokenRules(await refusalOf(create(category as New)))).toEqual(rules))

  test('404: a picture, a category above or a tree that doesn’t exist', async () => {
    const neighbour = await site.neighbour()
    const theirs = neighbour.as(neighbour.owner())
    const missing = randomUUID()
    for (const parentId of [missing, (await makeCategory(theirs)).id!])
      expect(await failure(makeCategory(olga, parentId))).toEqual({ status: 404, code: 'PARENT_CATEGORY_NOT_IN_TREE', data: {} })
    for (const mediaId of [missing, ...(await storePictures(neighbour, 1)), ...(await storePictures(site, 1, { isPrivate: true }))])
      expect(await failure(create({ name: 'A', image: { id: mediaId } }))).toEqual({
        status: 404,
        code: 'MEDIA_NOT_FOUND',
        data: { mediaId },
      })
    for (const tree of [{ appNamespace: '@wix/bookings' }, { ...treeReference, treeKey: 'other' }])
      expect(await failure(olga.categories.createCategory({ category: { name: 'A' }, treeReference: tree }))).toEqual({
        status: 404,
        code: 'TREE_NOT_FOUND',
        data: {},
      })
  })

  test('403: visitors, and apps without the permission', async () => {
    const reader = site.as({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['CATEGORIES.CATEGORY_READ'] })
    for (const client of [vera, reader]) expect(await failure(create({ name: 'A' }, undefined, client))).toMatchObject({ status: 403 })
  })
})
