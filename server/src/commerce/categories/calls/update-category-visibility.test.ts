import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { makeCategory, treeReference } from '../../../../../tests/support/category-tree.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let site: TestSite
let olga: Client
let vera: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
  vera = site.as(site.visitor())
})

const make = async (parentId?: string, visible = true) => (await makeCategory(olga, parentId, { visible })).id!
const get = async (categoryId: string) => (await olga.categories.getCategory({ categoryId, treeReference })).category
const set = async (categoryId: string, visible: boolean, revision = '1', client = olga) =>
  (await client.categories.updateCategoryVisibility({ categoryId, visible, revision, treeReference, fields: ['DESCRIPTION'] })).category
const visibleAmong = async (...ids: string[]) => (await Promise.all(ids.map(get))).map(({ visible, revision }) => [visible, revision])
const failure = async (call: Promise<unknown>) => {
  const { status, code, data } = await refusalOf(call)
  return { status, code, data }
}
const changesOf = async (id: string) =>
  (await storedEvents(site, id)).flatMap(({ slug, changedFields }) => (slug === 'collection_changed' ? [changedFields] : []))
const updatesOf = async (id: string) =>
  (await storedEvents(site, id)).flatMap(({ slug, sequence }) => (slug === 'updated' ? [sequence] : []))
/** A category with one below it, and one below that. */
async function makeThree(visible = true): Promise<[string, string, string]> {
  const top = await make(undefined, visible)
  const middle = await make(top, visible)
  return [top, middle, await make(middle, visible)]
}

describe('updateCategoryVisibility', () => {
  test('200: hides a category and all below it; they stay hidden when it is shown', async () => {
    const ids = await makeThree()
    expect(await set(ids[0], false)).toMatchObject({ visible: false, revision: '2', description: null })
    expect(await visibleAmong(...ids)).toEqual([
      [false, '2'],
      [false, '2'],
      [false, '2'],
    ])
    expect(await failure(vera.categories.getCategory({ categoryId: ids[2], treeReference }))).toMatchObject({ status: 404 })
    expect(await set(ids[0], true, '2')).toMatchObject({ visible: true, revision: '3' })
    expect(await visibleAmong(...ids)).toEqual([
      [true, '3'],
      [false, '2'],
      [false, '2'],
    ])
    for (const [id, sequences] of [
      [ids[0], [2, 3]],
      [ids[2], [2]],
    ] as const) {
      expect(await updatesOf(id)).toEqual(sequences)
      expect(await changesOf(id)).toEqual(sequences.map(() => ['visible']))
    }
  })

  test('200: what is hidden below already doesn’t change', async () => {
    const [top, middle, bottom] = await makeThree()
    await set(middle, false)
    await set(top, false)
    expect(await visibleAmong(middle, bottom)).toEqual([
      [false, '2'],
      [false, '2'],
    ])
  })

  test('200: what is the same as before changes nothing', async () => {
    const id = await make()
    expect(await set(id, true)).toMatchObject({ visible: true, revision: '1' })
    expect(await updatesOf(id)).toEqual([])
  })

  test('409: under a hidden one', async () => {
    const [top, middle] = await makeThree(false)
    expect(await failure(set(middle, true))).toEqual({ status: 409, code: 'PARENT_CATEGORY_HIDDEN', data: {} })
    await set(top, true)
    expect(await set(middle, true)).toMatchObject({ visible: true })
  })

  test('200: “All Products” too', async () => {
    const neighbour = await site.neighbour()
    const { categories } = neighbour.as(neighbour.owner())
    const change = { categoryId: allProductsId, visible: false, revision: '1', treeReference }
    expect((await categories.updateCategoryVisibility(change)).category).toMatchObject({ id: allProductsId, visible: false })
  })

  test('409: it has changed since it was read', async () => {
    const id = await make()
    for (const visible of [true, false])
      expect(await failure(set(id, visible, '2'))).toEqual({ status: 409, code: 'INVALID_REVISION', data: {} })
  })

  test('404: no category or tree; one of another site is the same', async () => {
    const neighbour = await site.neighbour()
    for (const id of [randomUUID(), (await makeCategory(neighbour.as(neighbour.owner()))).id!])
      expect(await failure(set(id, false))).toEqual({ status: 404, code: 'CATEGORY_NOT_FOUND', data: {} })
    const request = { categoryId: allProductsId, visible: true, revision: '1', treeReference: { appNamespace: 'other' } }
    expect(await failure(olga.categories.updateCategoryVisibility(request))).toMatchObject({ code: 'TREE_NOT_FOUND' })
  })

  test('400: without a revision; 403: visitors', async () => {
    const id = await make()
    const request = { categoryId: id, visible: false, treeReference } as Parameters<Client['categories']['updateCategoryVisibility']>[0]
    expect(brokenRules(await refusalOf(olga.categories.updateCategoryVisibility(request)))).toEqual(['revision REQUIRED_FIELD'])
    expect(await failure(set(id, false, '1', vera))).toMatchObject({ status: 403 })
  })
})

describe('bulkShowCategories', () => {
  const show = (categoryIds: string[], more = {}) => olga.categories.bulkShowCategories({ categoryIds, treeReference, ...more })
  const outcomesOf = async (categoryIds: string[]) =>
    (await show(categoryIds)).results.map(({ itemMetadata: { id, success, error } }) => [id, success ? 'shown' : error!.code])

  test('200: those above before those below, each by itself', async () => {
    const [top, middle, bottom] = await makeThree(false)
    const [hidden, below] = await makeThree(false)
    const unknown = randomUUID()
    const ids = [bottom, middle, below, unknown, top]
    expect(await outcomesOf(ids)).toEqual([
      [bottom, 'shown'],
      [middle, 'shown'],
      [below, 'PARENT_CATEGORY_HIDDEN'],
      [unknown, 'CATEGORY_NOT_FOUND'],
      [top, 'shown'],
    ])
    expect(await visibleAmong(top, middle, bottom, hidden, below)).toEqual([
      [true, '2'],
      [true, '2'],
      [true, '2'],
      [false, '1'],
      [false, '1'],
    ])
    expect(await changesOf(bottom)).toEqual([['visible']])
    expect(await updatesOf(below)).toEqual([])
  })

  test('200: with the categories if they are requested; visible ones stay as they are', async () => {
    const [shown, hidden] = [await make(), await make(undefined, false)]
    const { results, bulkActionMetadata } = await show([shown, hidden, allProductsId], { returnEntity: true, fields: ['BREADCRUMBS_INFO'] })
    expect(results.map(({ itemMetadata, category }) => [itemMetadata.id, category!.visible, category!.revision])).toEqual([
      [shown, true, '1'],
      [hidden, true, '2'],
      [allProductsId, true, '1'],
    ])
    expect(results[0]!.category).toHaveProperty('breadcrumbsInfo')
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 3, totalFailures: 0, undetailedFailures: 0 })
    expect((await show([shown])).results).toEqual([{ itemMetadata: { id: shown, originalIndex: 0, success: true } }])
  })

  test('200: a hundred in few statements', async () => {
    const ids = await Promise.all(Array.from({ length: 100 }, () => make(undefined, false)))
    expect(await statementsOf(site.database, () => show(ids))).toBeLessThanOrEqual(8)
  })

  test('400: none, or more than 100; 403: visitors; 404: another tree', async () => {
    expect(brokenRules(await refusalOf(show([])))).toEqual(['categoryIds MIN_SIZE'])
    expect(brokenRules(await refusalOf(show(Array.from({ length: 101 }, () => randomUUID()))))).toEqual(['categoryIds MAX_SIZE'])
    expect(await failure(vera.categories.bulkShowCategories({ categoryIds: [allProductsId], treeReference }))).toMatchObject({
      status: 403,
    })
    expect(await failure(show([allProductsId], { treeReference: { appNamespace: 'other' } }))).toMatchObject({ code: 'TREE_NOT_FOUND' })
  })
})
