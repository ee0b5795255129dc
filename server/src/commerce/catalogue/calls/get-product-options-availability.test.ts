import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let vera: Client
let olga: Client
let idOf: (slug: string) => string

beforeAll(async () => {
  site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
  idOf = await productIds(site)
  await site.database.run(sql`update variants set visible = false where site_id = ${site.siteId} and sku = 'FOG-DR'`)
})

async function codeOf(ask: Promise<unknown>): Promise<string> {
  const { status, code } = await refusalOf(ask)
  return `${status} ${code}`
}

describe('getProductOptionsAvailability', () => {
  const ask = (slug: string, options?: Record<string, string>, as = vera) =>
    as.catalogue.getProductOptionsAvailability({ id: idOf(slug), ...(options ? { options } : {}) })

  test('200: without selections: all that is available', async () => {
    const answer = await ask('noon-vase')
    expect(answer.availableForPurchase).toBe(false)
    expect(answer.selectedVariant).toBeUndefined()
    expect(answer.productOptions[1]!.choices!.map(({ description, inStock }) => [description, inStock])).toEqual([
      ['17 cm', true],
      ['27 cm', true],
    ])
  })

  test('200: after a selection: what is available together with it', async () => {
    const { productOptions, availableForPurchase } = await ask('noon-vase', { Glaze: 'Lemon' })
    expect(productOptions[1]!.choices!.map(({ description, inStock }) => [description, inStock])).toEqual([
      ['17 cm', true],
      ['27 cm', false],
    ])
    expect(availableForPurchase).toBe(false)
  })

  test('200: with a full selection: the variant, its price and its stock', async () => {
    const answer = await ask('noon-vase', { Glaze: 'Tile Blue', Height: '27 cm' })
    expect(answer.availableForPurchase).toBe(true)
    const price = { currency: 'EUR', price: 58, discountedPrice: 58, formatted: { price: '€58.00', discountedPrice: '€58.00' } }
    expect(answer.selectedVariant).toEqual({
      price,
      convertedPriceData: price,
      weight: 1.18,
      sku: 'NOON-BL-27',
      quantity: 11,
      inStock: true,
      visible: true,
    })
  })

  test('200: a sold-out variant isn’t available for purchase', async () => {
    const answer = await ask('noon-vase', { Glaze: 'Lemon', Height: '27 cm' })
    expect(answer).toMatchObject({ availableForPurchase: false, selectedVariant: { quantity: 0, inStock: false } })
  })

  test('200: a product without options is available itself; without tracked stock it has no quantity', async () => {
    expect(await ask('jarro')).toMatchObject({
      availableForPurchase: true,
      selectedVariant: { quantity: 6, price: { discountedPrice: 44.2 } },
    })
    expect((await ask('windowsill-in-the-rain')).selectedVariant).not.toHaveProperty('quantity')
    expect((await ask('moon-jar')).availableForPurchase).toBe(false)
  })

  test('200: no variant for an unknown choice, nor for a hidden variant except for the owner', async () => {
    expect(await ask('noon-vase', { Glaze: 'Pink', Height: '17 cm' })).toMatchObject({ availableForPurchase: false })
    expect(await ask('fog-throw', { Wool: 'Dawn Rose' })).toMatchObject({ availableForPurchase: false })
    expect(await ask('fog-throw', { Wool: 'Dawn Rose' }, olga)).toMatchObject({
      availableForPurchase: true,
      selectedVariant: { visible: false },
    })
  })

  test('404: a product that doesn’t exist or is hidden', async () => {
    expect(await codeOf(vera.catalogue.getProductOptionsAvailability({ id: randomUUID() }))).toBe('404 PRODUCT_NOT_FOUND')
    expect(await codeOf(ask('nine-test-tiles'))).toBe('404 PRODUCT_NOT_FOUND')
  })
})
