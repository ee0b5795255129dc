import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { faultsOf, makeCategory, storedTree, treeReference } from '../../../../../tests/support/category-tree.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let site: TestSite
let olga: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

type Request = Parameters<Client['categories']['moveCategory']>[0]

const make = async (parentId?: string, visible = true) => (await makeCategory(olga, parentId, { visible })).id!
const makeChildren = async (parentId: string, count: number) => {
  const ids: string[] = []
  while (ids.length < count) ids.push(await make(parentId))
  return ids
}
const get = async (categoryId: string) => (await olga.categories.getCategory({ categoryId, treeReference })).category
const move = (categoryId: string, to: Omit<Request, 'categoryId' | 'treeReference'>, client = olga) =>
  client.categories.moveCategory({ categoryId, treeReference, ...to })
const failure = async (call: Promise<unknown>) => {
  const { status, code, data } = await refusalOf(call)
  return { status, code, data }
}
const eventsOf = async (id: string) =>
  (await storedEvents(site, id)).filter(({ slug }) => !slug.endsWith('created')).map(({ slug, sequence }) => [slug, sequence])

describe('moveCategory', () => {
  test('200: first, last, or after another one', async () => {
    const parentCategoryId = await make()
    const [a, b, c] = await makeChildren(parentCategoryId, 3)
    expect(await move(c!, { parentCategoryId, position: 'FIRST' })).toEqual({ parentCategoryId, categoriesAfterMove: [c, a, b] })
    expect(await move(c!, { parentCategoryId, position: 'AFTER', moveAfterCategoryId: a! })).toEqual({
      parentCategoryId,
      categoriesAfterMove: [a, c, b],
    })
    expect(await move(a!, { parentCategoryId, position: 'LAST' })).toEqual({ parentCategoryId, categoriesAfterMove: [c, b, a] })
    expect((await get(a!)).parentCategory).toEqual({ id: parentCategoryId, index: 2 })
    expect(faultsOf(await storedTree(site))).toEqual([])
  })

  test('200: under another one with all below, and to the top', async () => {
    const [from, to] = [await make(), await make()]
    const [a, b] = await makeChildren(from, 2)
    const below = await make(a)
    await move(a!, { parentCategoryId: to, position: 'LAST' })
    const breadcrumbs = async (id: string) =>
      (
        await olga.categories.getCategory({ categoryId: id, treeReference, fields: ['BREADCRUMBS_INFO'] })
      ).category.breadcrumbsInfo!.breadcrumbs!.map(({ categoryId }) => categoryId)
    expect(await breadcrumbs(below)).toEqual([to, a])
    expect((await get(b!)).parentCategory).toEqual({ id: from, index: 0 })
    const { parentCategoryId, categoriesAfterMove } = await move(a!, { position: 'LAST' })
    expect(parentCategoryId).toBeNull()
    expect(categoriesAfterMove.at(-1)).toBe(a)
    expect(await breadcrumbs(below)).toEqual([a])
    expect(await move(a!, { parentCategoryId: null, position: 'AFTER', moveAfterCategoryId: allProductsId })).toMatchObject({
      parentCategoryId: null,
      categoriesAfterMove: [allProductsId, a, ...categoriesAfterMove.slice(1, -1)],
    })
    expect(await move(a!, { parentCategoryId: allProductsId, position: 'LAST' })).toEqual({
      parentCategoryId: allProductsId,
      categoriesAfterMove: [a],
    })
    expect(faultsOf(await storedTree(site))).toEqual([])
  })

  test('200: the moved one has a new revision and an event; the others only another index', async () => {
    const parent = await make()
    const [a, b] = await makeChildren(parent, 2)
    const below = await make(b)
    await move(b!, { parentCategoryId: parent, position: 'FIRST' })
    expect([await get(a!), await get(b!), await get(below)].map(({ revision }) => revision)).toEqual(['1', '2', '1'])
    const event = (await storedEvents(site, b)).find(({ slug }) => slug === 'category_moved')
    expect(event).toMatchObject({
      entityFqdn: 'wix.categories.v1.category',
      sequence: 2,
      entity: { categoryId: b, parentCategory: { id: parent, index: 0 }, treeReference },
    })
    expect([await eventsOf(a!), await eventsOf(b!), await eventsOf(below)]).toEqual([[], [['category_moved', 2]], []])
  })

  test('200: to where it is changes nothing', async () => {
    const parent = await make()
    const [a, b] = await makeChildren(parent, 2)
    expect(await move(b!, { parentCategoryId: parent, position: 'LAST' })).toMatchObject({ categoriesAfterMove: [a, b] })
    expect(await move(b!, { parentCategoryId: parent, position: 'AFTER', moveAfterCategoryId: a! })).toMatchObject({
      categoriesAfterMove: [a, b],
    })
    expect(await get(b!)).toMatchObject({ revision: '1' })
    expect(await eventsOf(b!)).toEqual([])
  })

  test('200: under a hidden one it becomes hidden, with all below', async () => {
    const hidden = await make(undefined, false)
    const top = await make()
    const below = await make(top)
    await move(top, { parentCategoryId: hidden, position: 'LAST' })
    expect([await get(top), await get(below)]).toMatchObject([
      { visible: false, revision: '2' },
      { visible: false, revision: '2' },
    ])
    expect(await eventsOf(below)).toEqual(
      expect.arrayContaining([
        ['updated', 2],
        ['collection_changed', 2],
      ]),
    )
    expect((await eventsOf(top)).map(([slug]) => slug).toSorted()).toEqual(['category_moved', 'collection_changed', 'updated'])
    await move(top, { position: 'LAST' })
    expect(await get(top)).toMatchObject({ visible: false })
  })

  test('200: the answer names up to 100; few statements', async () => {
    const parent = await make()
    const ids = await makeChildren(parent, 101)
    const request = { parentCategoryId: parent, position: 'FIRST' } as const
    expect(
      await statementsOf(site.database, async () => {
        expect((await move(ids.at(-1)!, request)).categoriesAfterMove).toEqual([ids.at(-1), ...ids.slice(0, 99)])
      }),
    ).toBeLessThanOrEqual(7)
  })

  test('409: into itself or one below, or too deep', async () => {
    const top = await make()
    const below = await make(await make(top))
    for (const parentCategoryId of [top, below])
      expect(await failure(move(top, { parentCategoryId, position: 'LAST' }))).toEqual({
        status: 409,
        code: 'TREE_CYCLE_DETECTED',
        data: {},
      })
    const other = await make(await make())
    expect(await failure(move(top, { parentCategoryId: await make(other), position: 'LAST' }))).toEqual({
      status: 409,
      code: 'CATEGORY_DEPTH_LIMIT_EXCEEDED',
      data: {},
    })
    expect(await move(top, { parentCategoryId: other, position: 'LAST' })).toMatchObject({ parentCategoryId: other })
  })

  test('409: “All Products” stays', async () =>
    expect(await failure(move(allProductsId, { position: 'LAST' }))).toEqual({ status: 409, code: 'ALL_PRODUCTS_FIXED', data: {} }))

  test('400: after none; 409: after one that is elsewhere', async () => {
    const [a, parent] = [await make(), await make()]
    const below = await make(parent)
    expect(await failure(move(a, { position: 'AFTER' }))).toEqual({ status: 400, code: 'MISSING_AFTER_CATEGORY', data: {} })
    for (const moveAfterCategoryId of [below, randomUUID(), a])
      expect(await failure(move(a, { position: 'AFTER', moveAfterCategoryId }))).toEqual({
        status: 409,
        code: 'AFTER_CATEGORY_NOT_IN_PARENT',
        data: {},
      })
    const wrong = { position: 'BEFORE' } as unknown as { position: 'FIRST' }
    expect(brokenRules(await refusalOf(move(a, wrong)))).toEqual(['position INVALID_ENUM_VALUE'])
  })

  test('404: no category, category above or tree; those of another site are the same', async () => {
    const neighbour = await site.neighbour()
    const theirs = (await makeCategory(neighbour.as(neighbour.owner()))).id!
    const ours = await make()
    for (const id of [randomUUID(), theirs]) {
      expect(await failure(move(id, { position: 'FIRST' }))).toEqual({ status: 404, code: 'CATEGORY_NOT_FOUND', data: {} })
      expect(await failure(move(ours, { parentCategoryId: id, position: 'FIRST' }))).toEqual({
        status: 404,
        code: 'PARENT_CATEGORY_NOT_IN_TREE',
        data: {},
      })
    }
    const request = { categoryId: ours, position: 'FIRST' as const, treeReference: { appNamespace: 'other' } }
    expect(await failure(olga.categories.moveCategory(request))).toMatchObject({ code: 'TREE_NOT_FOUND' })
  })

  test('403: visitors, and apps without the permission', async () => {
    const id = await make()
    const app = site.as({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['CATEGORIES.CATEGORY_UPDATE'] })
    for (const client of [site.as(site.visitor()), app])
      expect(await failure(move(id, { position: 'FIRST' }, client))).toMatchObject({ status: 403 })
  })
})
