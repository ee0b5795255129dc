import { beforeAll, describe, expect, test } from 'vitest'
import { choices, storeDoc, text } from '../../../../../tests/support/customized.ts'
import { hidden, jug, mug, print, shirt } from '../../../../../tests/support/goods.ts'
import { makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})

const modifiersOf = async (id: string) => (await shop.as(shop.visitor()).catalogue.getProductModifiers({ id })).modifiers

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

  test('of a hidden product for callers that act for the shop', async () => {
    expect((await shop.as(shop.owner()).catalogue.getProductModifiers({ id: hidden })).modifiers).toEqual([])
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
