import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { productsV3 } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import type { Client } from '@stoa/sdk'
import { storeFile } from '../../../../../tests/support/files.ts'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { colours, createProduct, createSized, sizes } from '../../../../../tests/support/products.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

type Fields = NonNullable<RequestOf<typeof productsV3.getProduct>['fields']>
type Product = ResponseOf<typeof productsV3.getProduct>['product']

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

const getById = async (productId: string, fields: Fields = [], as = vera) => (await as.productsV3.getProduct({ productId, fields })).product
const get = (slug: string, fields: Fields = [], as = vera) => getById(idOf(slug), fields, as)
const variantsOf = ({ variantsInfo }: Product) => variantsInfo!.variants!

async function changeDoc(productId: string, changes: object): Promise<void> {
  await site.database.run(sql`
    update products set doc = doc || ${JSON.stringify(changes)}::jsonb where site_id = ${site.siteId} and id = ${productId}`)
}

describe('200: returns a product', () => {
  test('with what is always returned', async () => {
    const { media, ...jarro } = await get('jarro')
    expect(media!.main).toMatchObject({ id: 'stoa-jarro-1.webp', mediaType: 'IMAGE', image: { width: 1200, height: 1200 } })
    expect(media).not.toHaveProperty('itemsInfo')
    expect({ ...jarro, variantsInfo: undefined }).toEqual({
      id: idOf('jarro'),
      revision: '1',
      createdDate: '2025-03-11T10:00:00.000Z',
      updatedDate: '2025-03-11T10:00:00.000Z',
      name: 'Jarro, the Long-Lipped Jug',
      slug: 'jarro',
      handle: 'jarro',
      visible: true,
      productType: 'PHYSICAL',
      brand: { id: expect.any(String), name: 'Olaria Dois Irmãos' },
      ribbon: { id: expect.any(String), name: 'Last of the kiln' },
      options: [],
      modifiers: [],
      physicalProperties: { shippingWeightRange: { minValue: 1.34, maxValue: 1.34 } },
      inventory: { availabilityStatus: 'IN_STOCK', preorderStatus: 'DISABLED', preorderAvailability: 'NO_VARIANTS' },
      actualPriceRange: { minValue: { amount: '44.20' }, maxValue: { amount: '44.20' } },
      compareAtPriceRange: { minValue: { amount: '52.00' }, maxValue: { amount: '52.00' } },
      variantSummary: { variantCount: 1 },
      variantsInfo: undefined,
    })
    expect(variantsOf(jarro as Product)).toEqual([
      {
        id: jarro.id,
        visible: true,
        sku: 'JARRO',
        choices: [],
        price: { actualPrice: { amount: '44.20' }, compareAtPrice: { amount: '52.00' } },
        inventoryStatus: { inStock: true, preorderEnabled: false },
        physicalProperties: { weight: 1.34 },
        media: media!.main,
      },
    ])
  })

  test('without a price before a reduction, if nothing is reduced', async () => {
    const product = await get('two-lemon-bowl')
    expect(product).not.toHaveProperty('compareAtPriceRange')
    expect(variantsOf(product).map(({ price }) => price)).toEqual([
      { actualPrice: { amount: '46.00' } },
      { actualPrice: { amount: '46.00' } },
    ])
  })

  test('with the reduced price of a single variant', async () => {
    const { id } = await createSized(olga, { productOptions: [sizes, colours] })
    await site.database.run(sql`
      update variants set sale_minor = 1500 where site_id = ${site.siteId} and product_id = ${id} and position = 1`)
    const product = await getById(id)
    expect(product).toMatchObject({
      actualPriceRange: { minValue: { amount: '15.00' }, maxValue: { amount: '20.00' } },
      compareAtPriceRange: { minValue: { amount: '20.00' }, maxValue: { amount: '20.00' } },
    })
    expect(variantsOf(product)[1]!.price).toEqual({ actualPrice: { amount: '15.00' }, compareAtPrice: { amount: '20.00' } })
  })

  test('with its options, their choices and what is in stock of them', async () => {
    const { options } = await get('fog-throw')
    expect(options).toEqual([
      {
        id: expect.any(String),
        name: 'Wool',
        key: 'Wool',
        optionRenderType: 'SWATCH_CHOICES',
        choicesSettings: {
          choices: [
            ['Fog', '#cfdde0', true],
            ['Dawn Rose', '#e7b9a6', true],
            ['Slate', '#5c6670', false],
          ].map(([name, colorCode, inStock]) => ({
            choiceId: expect.any(String),
            choiceType: 'ONE_COLOR',
            colorCode,
            name,
            key: name,
            inStock,
            visible: true,
          })),
        },
      },
    ])
    const { options: others } = await get('balao')
    expect(others![0]).toMatchObject({
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT' }, {}] },
    })
    expect(others![0]!.choicesSettings!.choices![0]).not.toHaveProperty('colorCode')
  })

  test('with modifiers and what they add to the price', async () => {
    const { id } = await createProduct(olga, {
      productOptions: [{ name: 'Wrapping', choices: [{ value: 'Paper' }, { value: 'Box' }] }],
      customTextFields: [{ title: 'Engraving', maxLength: 40, mandatory: false }],
    })
    const [row] = await site.database.rows<{ modifiers: { choices?: object[] }[] }>(sql`
      select doc -> 'modifiers' as modifiers from products where site_id = ${site.siteId} and id = ${id}`)
    const [wrapping, engraving] = row!.modifiers
    const choices = [wrapping!.choices![0], { ...wrapping!.choices![1], addedMinor: 350 }]
    await changeDoc(id, {
      modifiers: [
        { ...wrapping, choices, mandatory: true },
        { ...engraving, minLength: 2, addedMinor: 500 },
      ],
    })
    expect((await getById(id)).modifiers).toEqual([
      {
        id: expect.any(String),
        name: 'Wrapping',
        key: 'Wrapping',
        mandatory: true,
        modifierRenderType: 'TEXT_CHOICES',
        choicesSettings: {
          choices: [
            { choiceId: expect.any(String), choiceType: 'CHOICE_TEXT', name: 'Paper', key: 'Paper' },
            { choiceId: expect.any(String), choiceType: 'CHOICE_TEXT', name: 'Box', key: 'Box', addedPrice: '3.50' },
          ],
        },
      },
      {
        id: expect.any(String),
        name: 'Engraving',
        key: 'Engraving',
        mandatory: false,
        modifierRenderType: 'FREE_TEXT',
        freeTextSettings: { minCharCount: 2, maxCharCount: 40, defaultAddedPrice: '5.00', title: 'Engraving', key: 'Engraving' },
      },
    ])
  })

  test('with further ribbons, fields of apps, and the tags that the caller may see', async () => {
    const id = idOf('moon-jar')
    const partId = randomUUID()
    await changeDoc(id, {
      additionalRibbons: [{ partId, name: 'Handmade' }],
      tags: { private: ['t1'], public: ['t2', 't3'] },
      extendedFields: { namespaces: { '@acme/loyalty': { points: 7 } } },
    })
    expect(await getById(id)).toMatchObject({
      additionalRibbons: [{ id: partId, name: 'Handmade' }],
      extendedFields: { namespaces: { '@acme/loyalty': { points: 7 } } },
    })
    expect((await getById(id)).tags).toEqual({ publicTags: { tagIds: ['t2', 't3'] } })
    expect((await getById(id, [], olga)).tags).toEqual({ privateTags: { tagIds: ['t1'] }, publicTags: { tagIds: ['t2', 't3'] } })
  })

  test('with the barcode of a variant, what it contains, and its price per unit', async () => {
    const { id } = await createProduct(olga, {
      priceData: { price: 9 },
      pricePerUnitData: { totalQuantity: 750, totalMeasurementUnit: 'ML', baseQuantity: 1, baseMeasurementUnit: 'L' },
      productDimensions: { length: '30', unit: 'CM' },
      packageDimensions: { length: '40', unit: 'CM' },
    })
    await site.database.run(sql`update variants set barcode = '4006381333931' where site_id = ${site.siteId} and product_id = ${id}`)
    const product = await getById(id)
    const price = { value: '12.00', description: '€12.00 / 1 L' }
    expect(product.physicalProperties).toMatchObject({
      pricePerUnit: { quantity: 1, measurementUnit: 'L' },
      pricePerUnitRange: { minValue: price, maxValue: price },
    })
    expect(variantsOf(product)[0]).toMatchObject({
      barcode: '4006381333931',
      physicalProperties: {
        pricePerUnit: { settings: { quantity: 750, measurementUnit: 'ML' }, ...price },
        productDimensions: { length: '30', unit: 'CM' },
        packageDimensions: { length: '40', unit: 'CM' },
      },
    })
    await site.database.run(sql`
      update variants set doc = doc || '{"contents": {"quantity": 0.5, "measurementUnit": "L"}}' where site_id = ${site.siteId} and product_id = ${id}`)
    expect(variantsOf(await getById(id))[0]!.physicalProperties!.pricePerUnit).toEqual({
      settings: { quantity: 0.5, measurementUnit: 'L' },
      value: '18.00',
      description: '€18.00 / 1 L',
    })
  })

  test('with the contents of the product, if V1 has given its price per unit another kind of unit than a variant has', async () => {
    const { id } = await createProduct(olga, {
      priceData: { price: 20 },
      pricePerUnitData: { totalQuantity: 2, totalMeasurementUnit: 'KG', baseQuantity: 1, baseMeasurementUnit: 'KG' },
    })
    await site.database.run(sql`
      update variants set doc = doc || '{"contents": {"quantity": 750, "measurementUnit": "ML"}}' where site_id = ${site.siteId} and product_id = ${id}`)
    const product = await getById(id, ['PLAIN_DESCRIPTION'], olga)
    expect(variantsOf(product)[0]!.physicalProperties!.pricePerUnit).toEqual({
      settings: { quantity: 2, measurementUnit: 'KG' },
      value: '10.00',
      description: '€10.00 / 1 KG',
    })
    await olga.productsV3.updateProduct({ product: { ...product, id, revision: product.revision! } })
  })

  test('with what can be ordered without stock', async () => {
    const { id } = await createSized(olga, { productOptions: [sizes, colours] })
    await site.database.run(sql`
      update variants set preorder_limit = 5, track_quantity = true, quantity = 0 where site_id = ${site.siteId} and product_id = ${id} and position < 2`)
    const product = await getById(id)
    expect(product.inventory).toEqual({
      availabilityStatus: 'PARTIALLY_OUT_OF_STOCK',
      preorderStatus: 'PARTIALLY_ENABLED',
      preorderAvailability: 'SOME_VARIANTS',
    })
    expect(variantsOf(product).map(({ inventoryStatus }) => inventoryStatus)).toEqual([
      { inStock: false, preorderEnabled: true },
      { inStock: false, preorderEnabled: true },
      { inStock: true, preorderEnabled: false },
      { inStock: true, preorderEnabled: false },
    ])
  })

  test('with the file of a digital product, for the shop only', async () => {
    const file = await storeFile(site, { isPrivate: true, displayName: 'sundial.pdf', mediaType: 'DOCUMENT', sizeBytes: 1200 })
    const id = idOf('paper-sundial')
    await changeDoc(id, { fileId: file.id })
    const product = await getById(id, [], olga)
    expect(product.productType).toBe('DIGITAL')
    expect(variantsOf(product)[0]!.digitalProperties).toEqual({
      digitalFile: { id: file.id, fileName: 'sundial.pdf', fileSize: '1200', fileType: 'SECURE_DOCUMENT' },
    })
    const shown = await getById(id)
    expect(variantsOf(shown)[0]).not.toHaveProperty('digitalProperties')
    expect(variantsOf(shown)[0]).not.toHaveProperty('physicalProperties')
    expect(shown).not.toHaveProperty('physicalProperties')
  })

  test('with its data for search engines', async () => {
    const { seoData } = await get('beeswax-tapers')
    expect(seoData!.tags).toMatchObject([{ type: 'title' }, { type: 'meta', custom: false, disabled: false }])
  })

  test('with its variants, as far as the caller sees them', async () => {
    const { id } = await createSized(olga, { productOptions: [sizes, colours] })
    await site.database.run(sql`
      update variants set visible = false, price_minor = 9900 where site_id = ${site.siteId} and product_id = ${id} and position = 0`)
    const shown = await getById(id)
    expect(shown).toMatchObject({ variantSummary: { variantCount: 3 }, actualPriceRange: { maxValue: { amount: '20.00' } } })
    expect(variantsOf(shown)).toHaveLength(3)
    const own = await getById(id, [], olga)
    expect(own).toMatchObject({ variantSummary: { variantCount: 4 }, actualPriceRange: { maxValue: { amount: '99.00' } } })
    expect(variantsOf(own)[0]).toMatchObject({ visible: false, price: { actualPrice: { amount: '99.00' } } })
  })

  test('without variants, if the caller sees none', async () => {
    const { id } = await createProduct(olga)
    await site.database.run(sql`update variants set visible = false where site_id = ${site.siteId} and product_id = ${id}`)
    const product = await getById(id)
    expect(product).toMatchObject({
      variantsInfo: { variants: [] },
      variantSummary: { variantCount: 0 },
      actualPriceRange: { minValue: { amount: '20.00' }, maxValue: { amount: '20.00' } },
    })
  })
})

describe('refused', () => {
  test('B07: 403: costs, for shoppers', async () => {
    expect(await refusalOf(get('jarro', ['MERCHANT_DATA']))).toMatchObject({ status: 403, code: 'NO_PERMISSION_TO_READ_MERCHANT_DATA' })
  })

  test('404: a missing product; a hidden one is the same for shoppers', async () => {
    const refusals = await Promise.all([getById(randomUUID()), get('nine-test-tiles')].map(refusalOf))
    expect(refusals.map(({ status, code, message }) => ({ status, code, message }))).toEqual([
      { status: 404, code: 'PRODUCT_NOT_FOUND', message: 'No product with this ID exists.' },
      { status: 404, code: 'PRODUCT_NOT_FOUND', message: 'No product with this ID exists.' },
    ])
    expect((await get('nine-test-tiles', [], olga)).visible).toBe(false)
  })

  test('400: an unknown field', async () => {
    expect((await refusalOf(get('jarro', ['PRICE' as 'URL']))).violations).toMatchObject([{ field: 'fields[0]' }])
  })
})
