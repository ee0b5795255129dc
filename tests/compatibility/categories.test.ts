import { expect, test } from 'vitest'
import type { Package } from './clients.ts'
import { describeWorlds } from './walk.ts'

const outcomes = (results: Package[]): unknown[] => results.map(({ itemMetadata }) => itemMetadata.error?.code ?? itemMetadata.success)
const idsOf = (items: Package[]): string[] => items.map(({ catalogItemId }) => catalogItemId)

describeWorlds('categories', ({ value, error, sent }, { generation, mode }) => {
  // The packages of 2024 have no categories.
  const isCurrent = generation === 'current'
  const date = { $date: expect.any(String) }

  test.runIf(isCurrent)('every function is called, under the paths of the packages', () => {
    expect(value('never called')).toEqual([])
    expect(sent('created')).toMatchObject([{ method: 'POST', path: '/categories/v1/categories' }])
  })

  test.runIf(isCurrent)('categories are created, read by everyone, changed and moved', () => {
    const { _id, slug } = value('created')
    expect(value('created')).toMatchObject({
      _id: expect.any(String),
      revision: '1',
      name: `Pottery ${mode}`,
      description: 'Made by hand.',
      itemCounter: 0,
      visible: true,
      treeReference: { appNamespace: '@wix/stores', treeKey: null },
      _createdDate: date,
      _updatedDate: date,
    })
    const breadcrumbs = [{ categoryId: _id, categoryName: `Pottery ${mode}`, categorySlug: slug }]
    const read = { _id: value('created below')._id, parentCategory: { _id, index: 0 }, breadcrumbsInfo: { breadcrumbs } }
    expect(value('read')).toMatchObject(read)
    expect(value('read by slug').category).toMatchObject(read)
    expect(value('updated')).toMatchObject({ _id: read._id, name: `Mugs ${mode}`, revision: '2' })
    expect(value('moved')).toMatchObject({ parentCategoryId: _id, categoriesAfterMove: [value('created beside')._id, read._id] })
    expect(value('trees').trees).toEqual([{ appNamespace: '@wix/stores', treeKey: null }])
  })

  test.runIf(isCurrent)('they are found by queries, words and conditions', () => {
    const names = [`Bowls ${mode}`, `Mugs ${mode}`]
    expect(value('found')).toEqual(names)
    expect(value('page by page')).toEqual(names)
    expect(value('searched').categories).toMatchObject([{ name: `Mugs ${mode}` }])
    expect(value('counted')).toEqual({ count: 2 })
  })

  test.runIf(isCurrent)('products come into them and leave them', () => {
    const [first, second, third] = value('goods').map(({ _id }: Package) => _id)
    expect(outcomes(value('items added').results)).toEqual([true, true, 'ITEM_NOT_FOUND'])
    expect(outcomes(value('item added').results)).toEqual([true, 'CATEGORY_NOT_FOUND'])
    expect(idsOf(value('items').items)[0]).toBe(third)
    expect(idsOf(value('items').items).toSorted()).toEqual([first, second, third].toSorted())
    expect(idsOf(value('arranged items').items)).toEqual([third, first])
    expect(value('items of all below')).toMatchObject({
      items: [{}, {}],
      pagingMetadata: { count: 2, cursors: { next: expect.any(String) } },
    })
    const [cups, pottery] = [value('created below')._id, value('created')._id]
    expect(value('categories of an item').directCategoryIds).toContain(cups)
    expect(value('categories of an item').directCategoryIds).not.toContain(pottery)
    expect(value('categories of an item').allCategoryIds).toEqual(expect.arrayContaining([cups, pottery]))
    // The package sends this list as parameters of a GET request, and leaves objects in lists out of these.
    expect(error('categories of items')).toMatchObject({ status: 400, violations: [{ field: 'items', violatedRule: 'REQUIRED_FIELD' }] })
    expect(outcomes(value('categories set').addResults)).toEqual([true])
    expect(value('categories set').removeResults.length).toBeGreaterThan(0)
    expect(value('product').allCategoriesInfo.categories.map(({ _id }: Package) => _id)).toEqual(expect.arrayContaining([cups, pottery]))
    expect(outcomes(value('items removed').results)).toEqual([true, 'ITEM_NOT_FOUND'])
    expect(outcomes(value('item removed').results)).toEqual([true])
  })

  test.runIf(isCurrent)('those below are hidden and deleted too', () => {
    expect(value('hidden').category).toMatchObject({ visible: false })
    expect(error('refused: hidden')).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' })
    expect(outcomes(value('refused: under a hidden one').results)).toEqual(['PARENT_CATEGORY_HIDDEN'])
    expect(outcomes(value('shown').results)).toEqual([true, true])
    expect(value('updated in bulk').results[0].category).toMatchObject({ name: `Ceramics ${mode}` })
    expect(error('refused: deleted below')).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' })
  })

  test.runIf(isCurrent)('wrong changes are refused', () => {
    const { _id } = value('created')
    expect(error('refused: slug')).toMatchObject({ status: 409, code: 'DUPLICATE_SLUG', data: { existingCategoryId: _id } })
    expect(error('refused: a visitor')).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
    expect(error('refused: another tree')).toMatchObject({ status: 404, code: 'TREE_NOT_FOUND' })
    expect(error('refused: old')).toMatchObject({ status: 409, code: 'INVALID_REVISION' })
    expect(error('refused: into itself')).toMatchObject({ status: 409, code: 'TREE_CYCLE_DETECTED' })
  })
})
