import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import { choices, storeDoc, text } from '../../../../../tests/support/customized.ts'
import { hidden, jug, mug, print, shirt } from '../../../../../tests/support/goods.ts'
import { makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})

const modifiersOf = async (id: string) => (await shop.as(shop.visitor()).catalogue.getProductPage({ id })).modifiers

describe('200', () => {
  test('what is chosen and written, in the shop’s order, with what it adds', async () => {
    await storeDoc(shop, shirt.id, {
      modifiers: [
        text('Engraving', { addedMinor: 500, minLength: 3, maxLength: 8, mandatory: true }),
        choices('Wrap', { Paper: 0, Linen: 250 }, { mandatory: false }),
      ],
    })
    expect(await modifiersOf(shirt.id)).toEqual([
      {
        name: 'Engraving',
        mandatory: true,
        text: { title: 'Engraving', minLength: 3, maxLength: 8, addedPrice: { amount: '5.00', formattedAmount: '€5.00' } },
      },
      {
        name: 'Wrap',
        mandatory: false,
        choices: [{ name: 'Paper' }, { name: 'Linen', addedPrice: { amount: '2.50', formattedAmount: '€2.50' } }],
      },
    ])
  })

  test('the options and texts of the catalogue V1, if variants aren’t managed', async () => {
    expect(await modifiersOf(print)).toEqual([
      { name: 'Paper', mandatory: true, choices: [{ name: 'Matt' }, { name: 'Gloss' }] },
      { name: 'Frame', mandatory: true, choices: [{ name: 'Red', colorCode: '#a33' }] },
    ])
    expect(await modifiersOf(mug)).toEqual([
      { name: 'Name', mandatory: true, text: { title: 'Name', minLength: 0, maxLength: 12 } },
      { name: 'Message', mandatory: false, text: { title: 'Message', minLength: 0, maxLength: 40 } },
    ])
  })

  test('none', async () => {
    expect(await modifiersOf(jug)).toEqual([])
  })

  test('the way to its main category or, without one, to the first; none to a hidden one', async () => {
    const olga = shop.as(shop.owner())
    const treeReference = { appNamespace: '@wix/stores' }
    const create = async (name: string, parentId?: string) =>
      (await olga.categories.createCategory({ category: { name, ...(parentId && { parentCategory: { id: parentId } }) }, treeReference }))
        .category
    const wayOf = async (id: string, as = shop.as(shop.visitor())) =>
      (await as.catalogue.getProductPage({ id })).breadcrumbs.map(({ categoryName }) => categoryName)
    const top = await create('Kitchen')
    const below = await create('Jugs', top.id)
    const item = { catalogItemId: jug, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
    await olga.categories.bulkSetItemCategories({ item, categoryIds: [below.id], treeReference })
    expect((await shop.as(shop.visitor()).catalogue.getProductPage({ id: jug })).breadcrumbs).toEqual([
      { categoryId: top.id, categoryName: 'Kitchen', categorySlug: 'kitchen' },
      { categoryId: below.id, categoryName: 'Jugs', categorySlug: 'jugs' },
    ])
    await storeDoc(shop, jug, { mainCategoryId: allProductsId })
    expect(await wayOf(jug)).toEqual(['All Products'])
    await storeDoc(shop, jug, { mainCategoryId: below.id })
    const { revision } = (await olga.categories.getCategory({ categoryId: below.id, treeReference })).category
    await olga.categories.updateCategoryVisibility({ categoryId: below.id, visible: false, revision, treeReference })
    expect(await wayOf(jug)).toEqual([])
    expect(await wayOf(jug, olga)).toEqual(['Kitchen', 'Jugs'])
  })

  test('of a hidden product for callers that act for the shop', async () => {
    expect((await shop.as(shop.owner()).catalogue.getProductPage({ id: hidden })).modifiers).toEqual([])
  })
})

describe('404', () => {
  test('a product that is hidden or missing', async () => {
    for (const id of [hidden, 'c0ffee00-0000-4000-8000-00000000dead']) {
      const refusal = await refusalOf(modifiersOf(id))
      expect([refusal.status, refusal.code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
    }
  })
})
