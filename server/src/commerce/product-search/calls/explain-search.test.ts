import { beforeAll, describe, expect, test } from 'vitest'
import { makeSearchedShop, type SearchedShop } from '../../../../../tests/support/searched-shop.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'

let shop: SearchedShop
beforeAll(async () => {
  shop = await makeSearchedShop()
  await shop.add('Linen shirt', { description: '<p>Goes with a clay mug.</p>' })
  await shop.add('Tumbler')
  await shop.add('Plate', { brand: 'Mug Makers', ribbon: 'Mug of the week' })
  const jug = await shop.add('Jug')
  await shop.add('Blue mug', { sku: 'MUG' })
  await shop.add('Blue bowl', { sku: 'MUG-BOWL-2' })
  await shop.add('Hidden mug', { visible: false })
  await shop.set({ synonyms: [{ terms: ['mug', 'tumbler'] }], pins: [{ text: 'mug', productIds: [jug] }] })
})

const explain = (text: string) => shop.olga.productSearch.explainSearch({ text })
const reasonsFor = async (text: string) => (await explain(text)).products.map(({ name, reasons }) => [name, ...reasons].join(' '))

describe('200', () => {
  test('says why each product is found, in the order of the search', async () => {
    expect(await reasonsFor('mug')).toEqual([
      'Jug PINNED',
      'Blue mug SKU NAME',
      'Blue bowl SKU',
      'Tumbler NAME SYNONYM',
      'Plate BRAND RIBBON',
      'Linen shirt TEXT',
    ])
    expect(await shop.names('mug')).toEqual(['Jug', 'Blue mug', 'Blue bowl', 'Tumbler', 'Plate', 'Linen shirt'])
    expect(await reasonsFor('blue mug')).toEqual(['Blue mug SKU NAME', 'Blue bowl SKU NAME'])
  })

  test('counts what shoppers find, and says which synonyms are used', async () => {
    const { total, synonyms, ...rest } = await explain('Blue Mugs mug')
    expect({ total, synonyms }).toEqual({ total: 2, synonyms: [{ term: 'mug', synonyms: ['tumbler'] }] })
    expect(rest).not.toHaveProperty('correctedText')
    expect(await explain('zzz')).toEqual({ products: [], total: 0, synonyms: [] })
  })

  test('says which text was searched for instead', async () => {
    const answer = await explain('blu bwol')
    expect(answer).toMatchObject({
      correctedText: 'blue bowl',
      total: 1,
      products: [{ name: 'Blue bowl', slug: 'blue-bowl', reasons: ['SKU', 'NAME', 'TYPO'] }],
    })
  })
})

test('403: without the permission, and for visitors', async () => {
  const app = shop.as({ ...shop.owner(), kind: 'app', permissions: ['SEARCH.MANAGE'] })
  expect(await refusalOf(app.productSearch.explainSearch({ text: 'mug' }))).toMatchObject({ status: 403 })
  expect(await refusalOf(shop.vera.productSearch.explainSearch({ text: 'mug' }))).toMatchObject({ status: 403 })
})
