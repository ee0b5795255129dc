import { beforeAll, describe, expect, test } from 'vitest'
import { makeSearchedShop, type SearchedShop } from '../../../../../tests/support/searched-shop.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'

let site: TestSite
let shop: SearchedShop
beforeAll(async () => {
  site = await makeTestSite()
  shop = await makeSearchedShop()
  for (let number = 1; number <= 8; number++) await shop.add(`Mug ${number}`)
  for (const name of ['Mugs', 'Large Múgs', 'More mugs', 'Smugglers', 'Z mugs'])
    await shop.olga.collections.createCollection({ collection: { name } })
  await shop.olga.collections.createCollection({ collection: { name: 'Hidden mugs', visible: false } })
})

const suggest = (text: string) => shop.vera.productSearch.suggestProducts({ text })

describe('200', () => {
  test('up to six products, as lists show them by relevance', async () => {
    const vera = site.as(site.visitor())
    const { products } = await vera.productSearch.suggestProducts({ text: 'glas' })
    const listed = await vera.catalogue.listProducts({ search: 'glas', sort: 'RELEVANCE', paging: { limit: 6 } })
    expect(listed.products.length).toBeGreaterThan(1)
    expect(products).toEqual(
      listed.products.map(({ id, name, slug, brand, priceRange, pricePerUnitData, media, stock, variants }) => ({
        id,
        name,
        slug,
        brand,
        priceRange,
        pricePerUnitData,
        mainMedia: media.mainMedia,
        inStock: stock.inStock,
        priceData: variants.find(({ variant }) => variant.priceData.discountedPrice === priceRange.minValue)!.variant.priceData,
      })),
    )
    expect((await suggest('mug')).products.map(({ name }) => name)).toEqual(['Mug 8', 'Mug 7', 'Mug 6', 'Mug 5', 'Mug 4', 'Mug 3'])
  })

  test('with the price per unit', async () => {
    const quantities = { totalQuantity: 250, totalMeasurementUnit: 'G', baseQuantity: 1, baseMeasurementUnit: 'KG' } as const
    await shop.add('Honey', { pricePerUnitData: quantities })
    const [honey] = (await suggest('honey')).products
    expect(honey).toMatchObject({ pricePerUnitData: quantities, priceData: { pricePerUnit: 40 } })
  })

  test('up to three visible collections, by name', async () => {
    expect((await suggest('mug')).collections.map(({ name }) => name)).toEqual(['Large Múgs', 'More mugs', 'Mugs'])
    expect((await suggest('mugs LARGE')).collections).toEqual([{ id: expect.any(String), name: 'Large Múgs', slug: 'large-mugs' }])
    expect((await suggest('hidden')).collections).toEqual([])
  })

  test('what the text probably means', async () => {
    const { products, correctedText } = await suggest('mgu')
    expect([correctedText, products.length]).toEqual(['mug', 6])
    expect(await suggest('zzz')).toEqual({ products: [], collections: [] })
    expect(await suggest('%')).toEqual({ products: [], collections: [] })
  })

  test('the same for owners', async () => {
    expect(await shop.olga.productSearch.suggestProducts({ text: 'mug' })).toEqual(await suggest('mug'))
  })

  test('by two statements', async () => {
    await suggest('mug')
    expect(await statementsOf(shop.database, () => suggest('mug'))).toBe(2)
  })
})

test('400: no text, or a longer one', async () => {
  expect(brokenRules(await refusalOf(suggest('')))).toEqual(['text MIN_LENGTH'])
  expect(brokenRules(await refusalOf(suggest('x'.repeat(101))))).toEqual(['text MAX_LENGTH'])
})
