import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { sampleShop } from '@stoa/seed'
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
})

const get = async (slug: string, as = vera) => (await as.catalogue.getProduct({ id: idOf(slug) })).product

/** Status, code and message of a refusal: all that another visitor could distinguish two of them by. */
async function failure(ask: Promise<unknown>) {
  const { status, code, message, data } = await refusalOf(ask)
  return { status, code, message, data }
}

describe('200: returns a product', () => {
  test('with its price before and after the discount, as numbers and formatted', async () => {
    const jarro = await get('jarro')
    const priceData = { currency: 'EUR', price: 52, discountedPrice: 44.2, formatted: { price: '€52.00', discountedPrice: '€44.20' } }
    expect(jarro).toMatchObject({
      name: 'Jarro, the Long-Lipped Jug',
      slug: 'jarro',
      visible: true,
      productType: 'physical',
      sku: 'JARRO',
      brand: 'Olaria Dois Irmãos',
      ribbon: 'Last of the kiln',
      weight: 1.34,
      priceData,
      price: priceData,
      convertedPriceData: priceData,
      priceRange: { minValue: 44.2, maxValue: 44.2 },
      discount: { type: 'PERCENT', value: 15 },
      stock: { trackInventory: true, quantity: 6, inStock: true, inventoryStatus: 'IN_STOCK' },
      manageVariants: false,
      productOptions: [],
      collectionIds: ['30000000-0000-4000-8000-000000000001', '00000000-000000-000000-000000000001'],
      productPageUrl: { base: 'http://127.0.0.1:4400', path: '/products/jarro' },
      createdDate: '2025-03-11T10:00:00.000Z',
      lastUpdated: '2025-03-11T10:00:00.000Z',
    })
    expect(jarro.variants).toEqual([
      {
        id: '00000000-0000-0000-0000-000000000000',
        choices: {},
        variant: { priceData, convertedPriceData: priceData, weight: 1.34, sku: 'JARRO', visible: true },
        stock: { trackQuantity: true, quantity: 6, inStock: true },
      },
    ])
  })

  test('with an amount deducted from each of its variants', async () => {
    const { discount, priceData, priceRange } = await get('fog-throw')
    expect(discount).toEqual({ type: 'AMOUNT', value: 20 })
    expect(priceData).toMatchObject({ price: 139, discountedPrice: 119 })
    expect(priceRange).toEqual({ minValue: 119, maxValue: 119 })
  })

  test('with its options; each choice with its availability and its pictures', async () => {
    const vase = await get('noon-vase')
    expect(vase.manageVariants).toBe(true)
    expect(vase.variants).toHaveLength(6)
    expect(vase.priceRange).toEqual({ minValue: 38, maxValue: 58 })
    expect(vase.weightRange).toEqual({ minValue: 0.64, maxValue: 1.18 })
    expect(vase.stock).toEqual({ trackInventory: true, quantity: 63, inStock: true, inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' })
    expect(vase.productOptions.map(({ name, optionType }) => [name, optionType])).toEqual([
      ['Glaze', 'color'],
      ['Height', 'drop_down'],
    ])
    const [glaze, height] = vase.productOptions
    expect(glaze!.choices!.map(({ value, description, inStock, visible }) => [value, description, inStock, visible])).toEqual([
      ['#2f5fb0', 'Tile Blue', true, true],
      ['#f3c63b', 'Lemon', true, true],
      ['#a3b49a', 'Sage', true, true],
    ])
    expect(glaze!.choices![1]!.media!.mainMedia!.id).toBe('stoa-noon-vase-2.webp')
    expect(height!.choices).toEqual([
      { value: '17 cm', description: '17 cm', inStock: true, visible: true },
      { value: '27 cm', description: '27 cm', inStock: true, visible: true },
    ])
    expect(vase.variants.find(({ variant }) => variant!.sku === 'NOON-LE-27')!.stock).toEqual({
      trackQuantity: true,
      quantity: 0,
      inStock: false,
    })
  })

  test('with its pictures, the first of which is the main one', async () => {
    const { media } = await get('jarro')
    const url = 'http://127.0.0.1:4400/media/stoa-jarro-1.webp'
    const altText = 'A terracotta jug with two white bands, a long lip and a generous handle'
    expect(media.items).toHaveLength(3)
    expect(media.mainMedia).toEqual(media.items![0])
    expect(media.mainMedia).toEqual({
      id: 'stoa-jarro-1.webp',
      title: altText,
      mediaType: 'image',
      image: { url, width: 1200, height: 1200, altText },
      thumbnail: { url: `${url}/v1/fit/w_50,h_50,q_90/stoa-jarro-1.webp`, width: 50, height: 50 },
    })
  })

  test('digital, untracked and without a weight', async () => {
    const rain = await get('windowsill-in-the-rain')
    expect(rain).toMatchObject({
      productType: 'digital',
      stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
      discount: { type: 'NONE', value: 0 },
    })
    expect(rain.stock).not.toHaveProperty('quantity')
    expect(rain).not.toHaveProperty('weight')
    expect(rain.variants[0]!.stock).toEqual({ trackQuantity: false, inStock: true })
  })

  test('sold out', async () => {
    expect((await get('moon-jar')).stock).toEqual({ trackInventory: true, quantity: 0, inStock: false, inventoryStatus: 'OUT_OF_STOCK' })
  })

  test('with its custom text fields', async () => {
    const film = (await get('sill-sundial')).media!.items!.at(-1)!
    const { altText } = sampleShop.films[0]!
    expect(film).toMatchObject({
      id: 'stoa-film-sill-sundial.mp4',
      mediaType: 'video',
      title: altText,
      video: {
        files: [
          { url: expect.stringMatching(/\/video\/stoa-film-sill-sundial\.mp4\/file$/), width: 720, height: 900, format: 'mp4', altText },
        ],
        stillFrameMediaId: 'stoa-film-sill-sundial.mp4~poster.jpg',
      },
      thumbnail: { url: expect.stringContaining('/media/stoa-film-sill-sundial.mp4~poster.jpg/v1/fit/w_50,h_50'), width: 50, height: 50 },
    })
    expect((await get('sill-sundial')).customTextFields).toEqual([{ title: 'Words for the hour ring', maxLength: 32, mandatory: false }])
  })

  test('by an id in upper case', async () => {
    const { product } = await vera.catalogue.getProduct({ id: idOf('jarro').toUpperCase() })
    expect(product).toEqual(await get('jarro'))
  })
})

describe('B07: the cost of a product', () => {
  const ask = async (as: Client, asking: boolean) =>
    (await as.catalogue.getProduct({ id: idOf('jarro'), includeMerchantSpecificData: asking })).product

  test('is revealed to callers that act for the shop and request it', async () => {
    const jarro = await ask(olga, true)
    const costs = { itemCost: 20.5, formattedItemCost: '€20.50', profit: 23.7, formattedProfit: '€23.70', profitMargin: 0.5362 }
    expect(jarro.costAndProfitData).toEqual(costs)
    expect(jarro.variants[0]!.variant!.costAndProfitData).toEqual(costs)
    const app = site.as({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['WIX_STORES.READ_PRODUCTS'] })
    expect((await ask(app, true)).costAndProfitData).toEqual(costs)
  })

  test('isn’t revealed to an owner who doesn’t request it', async () => {
    expect(JSON.stringify(await ask(olga, false))).not.toMatch(/cost|profit/i)
  })

  test('isn’t revealed to anyone else who requests it', async () => {
    const mia = site.as({ kind: 'member', siteId: site.siteId, id: randomUUID() })
    for (const as of [vera, mia]) expect(JSON.stringify(await ask(as, true))).not.toMatch(/cost|profit/i)
  })
})

describe('404: a product that the caller can’t see', () => {
  const ghost = { status: 404, code: 'PRODUCT_NOT_FOUND', message: 'No product with this ID exists.', data: {} }

  test('doesn’t exist', async () => expect(await failure(vera.catalogue.getProduct({ id: randomUUID() }))).toEqual(ghost))

  test('B07: is hidden, with exactly the same response; the owner sees it', async () => {
    expect(await failure(get('nine-test-tiles'))).toEqual(ghost)
    expect((await get('nine-test-tiles', olga)).name).toBe('Nine Test Tiles')
  })

  test('S08: belongs to another site, for visitors and for its owner', async () => {
    const other = await site.neighbour()
    const id = randomUUID()
    await other.database.run(sql`update products set id = ${id} where site_id = ${other.siteId} and slug = 'jarro'`)
    for (const as of [vera, olga]) expect(await failure(as.catalogue.getProduct({ id }))).toEqual(ghost)
    expect((await other.as(other.visitor()).catalogue.getProduct({ id })).product.slug).toBe('jarro')
  })
})

test('B07: only the owner sees a hidden variant', async () => {
  const shop = await site.neighbour()
  await shop.database.run(sql`update variants set visible = false where site_id = ${shop.siteId} and sku = 'FOG-DR'`)
  const ask = async (as: Client) => (await as.catalogue.getProduct({ id: idOf('fog-throw') })).product
  const [seenByVisitor, whole] = [await ask(shop.as(shop.visitor())), await ask(shop.as(shop.owner()))]
  expect(seenByVisitor.variants.map(({ variant }) => variant!.sku)).toEqual(['FOG-FO', 'FOG-SL'])
  expect(seenByVisitor.productOptions[0]!.choices!.map(({ description, visible, inStock }) => [description, visible, inStock])).toEqual([
    ['Fog', true, true],
    ['Dawn Rose', false, false],
    ['Slate', true, false],
  ])
  expect(seenByVisitor.stock).toMatchObject({ quantity: 11 })
  expect(whole.variants.map(({ variant }) => [variant!.sku, variant!.visible])).toEqual([
    ['FOG-FO', true],
    ['FOG-DR', false],
    ['FOG-SL', true],
  ])
})

test('stock reserved by payments isn’t available', async () => {
  const shop = await site.neighbour()
  await shop.database.run(sql`update variants set reserved = 4 where site_id = ${shop.siteId} and sku = 'JARRO'`)
  const { product } = await shop.as(shop.visitor()).catalogue.getProduct({ id: idOf('jarro') })
  expect(product.stock.quantity).toBe(2)
})

test.each(['mug', '..', '10000000-0000-4000-8000-00000000000', "' or 1=1 --"])('400: %j isn’t an id', async (id) => {
  expect(await failure(vera.catalogue.getProduct({ id }))).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
})
