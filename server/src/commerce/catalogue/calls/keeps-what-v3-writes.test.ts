import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { choices, storeDoc, storedDoc, storedVariants, storeOfVariant, text } from '../../../../../tests/support/customized.ts'
import { jug, print, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
let olga: Client

const wrap = choices('Wrap', { Paper: 0, Linen: 250 }, { mandatory: false })
const engraving = text('Engraving', { addedMinor: 500, minLength: 3 })
const card = text('Card')
const ribbons = [{ partId: 'c0ffee00-0000-4000-8000-0000000000aa', name: 'Handmade' }]

/** A shirt in S at 25.00, reduced to 20.00, and in M at 26.00, with all that only the catalogue V3 writes. */
beforeEach(async () => {
  shop = await makeTestShop()
  olga = shop.as(shop.owner())
  await storeDoc(shop, shirt.id, { modifiers: [engraving, wrap, card], saleMinor: 2000, additionalRibbons: ribbons })
  await storeOfVariant(shop, shirt.small, {
    saleMinor: 2000,
    barcode: '4006381333931',
    doc: { contents: { quantity: 500, measurementUnit: 'ML' } },
  })
})

type Changes = Omit<Parameters<Client['catalogue']['updateProduct']>[0]['product'], 'id'>
const read = async (id = shirt.id) => (await olga.catalogue.getProduct({ id, includeMerchantSpecificData: true })).product
const update = (changes: Changes, id = shirt.id) => olga.catalogue.updateProduct({ product: { id, ...changes } })
const stored = async () => ({ ...(await storedDoc(shop, shirt.id)), variants: await storedVariants(shop, shirt.id) })
/** What isn’t shown by V1. */
const hidden = async () => {
  const { modifiers, saleMinor, additionalRibbons, variants } = await stored()
  return { modifiers, saleMinor, additionalRibbons, variants: variants.map(({ choices: _, ...rest }) => rest) }
}

describe('stays as it is', () => {
  test('if a product is sent back as it is read', async () => {
    const before = await stored()
    const { name, slug, visible, priceData, discount, productOptions, customTextFields, manageVariants, ribbon, brand, weight } =
      await read()
    const { product } = await update({
      name: name!,
      slug,
      visible: visible!,
      priceData: { price: priceData.price! },
      discount,
      manageVariants: manageVariants!,
      ribbon,
      brand,
      weight,
      productOptions: productOptions.map(({ name: option, choices: some = [] }) => ({
        name: option!,
        choices: some.map(({ value, description }) => ({ value, description })),
      })),
      customTextFields,
    })
    expect(product.lastUpdated).toBe((await read()).lastUpdated)
    expect(await stored()).toEqual(before)
  })

  test.each<[string, Changes]>([
    ['the name', { name: 'Blouse' }],
    ['the brand and the ribbon', { brand: 'Loom', ribbon: 'New' }],
    ['the sizes', { weight: 2, productDimensions: { length: '1', unit: 'CM' } }],
    ['the sections', { additionalInfoSections: [{ title: 'Care', description: 'Wash cold.' }] }],
  ])('if %s of a product changes', async (_what, changes) => {
    const before = await hidden()
    await update(changes)
    expect(await hidden()).toEqual(before)
  })

  test('if an option is added, or renamed', async () => {
    const { modifiers, saleMinor } = await hidden()
    await update({ productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'M' }, { value: 'L' }] }] })
    await olga.catalogue.renameProductOption({ id: shirt.id, option: 'Size', name: 'Fit' })
    expect(await hidden()).toMatchObject({ modifiers, saleMinor })
    expect((await stored()).variants.map(({ choices: chosen, barcode }) => [chosen, barcode])).toEqual([
      [{ Fit: 'S' }, '4006381333931'],
      [{ Fit: 'M' }, null],
      [{ Fit: 'L' }, null],
    ])
  })

  test('if the options are deleted', async () => {
    const { modifiers } = await hidden()
    await olga.catalogue.deleteProductOptions({ id: shirt.id })
    expect(await storedDoc(shop, shirt.id)).toMatchObject({ manageVariants: false, options: [], modifiers })
  })

  test('if variants change, or are reset', async () => {
    await olga.catalogue.updateProductVariants({ id: shirt.id, variants: [{ variantIds: [shirt.small], weight: 3, sku: 'S' }] })
    expect((await stored()).variants[0]).toMatchObject({ saleMinor: 2000, barcode: '4006381333931', doc: { contents: { quantity: 500 } } })
    await olga.catalogue.resetAllProductVariantData({ id: shirt.id })
    expect((await stored()).variants[0]).toMatchObject({ barcode: '4006381333931', doc: { contents: { quantity: 500 } } })
  })

  test('what one item contains, if the sizes of a product without options change', async () => {
    const { id } = (await storedVariants(shop, jug))[0]!
    await storeOfVariant(shop, id, { doc: { contents: { quantity: 2, measurementUnit: 'L' } } })
    await update({ productDimensions: { length: '10', unit: 'CM' } }, jug)
    expect((await storedVariants(shop, jug))[0]!.doc).toMatchObject({ contents: { quantity: 2 }, productDimensions: { length: '10' } })
  })
})

describe('what modifiers without managed variants add, and that they can be left out', () => {
  const frame = choices('Frame', { Oak: 900, Pine: 0 }, { mandatory: false })
  beforeEach(() => storeDoc(shop, print, { modifiers: [card, frame] }))

  test.each<[string, () => Promise<unknown>]>([
    ['a renamed option', () => olga.catalogue.renameProductOption({ id: print, option: 'Frame', name: 'Border' })],
    ['a renamed choice', () => olga.catalogue.renameProductOption({ id: print, option: 'Frame', choice: 'Oak', name: 'Oak wood' })],
    ['colours', () => update({ productOptions: [{ name: 'Frame', choices: [{ value: '#a52', description: 'Oak' }] }] }, print)],
    ['a further choice', () => update({ productOptions: [{ name: 'Frame', choices: [{ value: 'Oak' }, { value: 'Ash' }] }] }, print)],
  ])('stay with %s', async (_what, change) => {
    await change()
    expect((await storedDoc(shop, print)).modifiers).toMatchObject([
      { title: 'Card' },
      {
        kind: 'choices',
        mandatory: false,
        choices: [{ addedMinor: 900 }, ...((await storedDoc(shop, print)).modifiers[1] as typeof frame).choices.slice(1)],
      },
    ])
  })
})

test('a variant that was left out isn’t made by a change, and what is new has all combinations', async () => {
  await shop.database.run({
    text: 'delete from variants where site_id = $1 and id = $2',
    values: [shop.siteId, shirt.medium],
    name: undefined,
  })
  await update({ name: 'Blouse' })
  const sizes = { name: 'Size', choices: [{ value: 'S' }, { value: 'M' }, { value: 'L' }] }
  await update({ productOptions: [sizes] })
  expect((await stored()).variants.map((one) => one.choices)).toEqual([{ Size: 'S' }, { Size: 'L' }])
  await update({ productOptions: [sizes, { name: 'Colour', choices: [{ value: 'Red' }] }] })
  expect((await stored()).variants.map((one) => one.choices)).toEqual([
    { Size: 'S', Colour: 'Red' },
    { Size: 'L', Colour: 'Red' },
  ])
})

describe('prices', () => {
  const prices = async () => (await read()).variants.map(({ variant }) => [variant.priceData.price, variant.priceData.discountedPrice])

  test('of variants that are reduced one by one move with the price of the product', async () => {
    await update({ priceData: { price: 30 } })
    expect(await prices()).toEqual([
      [30, 25],
      [31, 31],
    ])
    expect(await read()).toMatchObject({ priceData: { price: 30, discountedPrice: 25 }, discount: { type: 'AMOUNT', value: 5 } })
  })

  test('400: can’t fall below zero', async () => {
    const refusal = await refusalOf(update({ priceData: { price: 4 } }))
    expect([refusal.status, refusal.code]).toEqual([400, 'NEGATIVE_PRICE'])
  })

  test('of one variant keep its reduction', async () => {
    await olga.catalogue.updateProductVariants({ id: shirt.id, variants: [{ variantIds: [shirt.small], price: 40 }] })
    expect(await prices()).toEqual([
      [40, 35],
      [26, 26],
    ])
  })

  test('have another discount instead, if one is written', async () => {
    await update({ discount: { type: 'PERCENT', value: 50 } })
    expect(await prices()).toEqual([
      [25, 12.5],
      [26, 13],
    ])
    expect((await stored()).variants.map(({ saleMinor }) => saleMinor)).toEqual([null, null])
    expect(await storedDoc(shop, shirt.id)).not.toHaveProperty('saleMinor')
  })
})

test('the price per unit of a variant is that of what it contains', async () => {
  await update({ pricePerUnitData: { totalQuantity: 1, totalMeasurementUnit: 'L', baseQuantity: 1, baseMeasurementUnit: 'L' } })
  expect((await read()).variants.map(({ variant }) => variant.priceData.pricePerUnit)).toEqual([40, 26])
})

describe('400', () => {
  test('an option with the name of a modifier that isn’t shown', async () => {
    const named = { name: 'Wrap', choices: [{ value: 'Paper' }] }
    expect(brokenRules(await refusalOf(update({ productOptions: [named] })))).toEqual(['product.productOptions[0].name VALIDATION'])
    const renaming = olga.catalogue.renameProductOption({ id: shirt.id, option: 'Size', name: 'Wrap' })
    expect(brokenRules(await refusalOf(renaming))).toEqual(['name VALIDATION'])
  })

  test('more texts and choices together than a product can have', async () => {
    const customTextFields = Array.from({ length: 20 }, (_, at) => ({ title: `Text ${at}` }))
    expect(brokenRules(await refusalOf(update({ customTextFields })))).toEqual(['product.customTextFields MAX_SIZE'])
    await update({ customTextFields: customTextFields.slice(1) })
  })
})

test('a restored version has no barcode that another variant has by now, and variants can swap theirs', async () => {
  await storeOfVariant(shop, shirt.medium, { barcode: '96385074' })
  await update({ name: 'Blouse' })
  await storeOfVariant(shop, shirt.small, {})
  await storeOfVariant(shop, shirt.medium, { barcode: '4006381333931' })
  await storeOfVariant(shop, shirt.small, { barcode: '96385074' })
  const { versions } = await olga.catalogue.queryProductVersions({ id: shirt.id })
  const restore = () => olga.catalogue.restoreProductVersion({ id: shirt.id, version: versions.at(-1)!.version })
  const barcodes = async () => (await stored()).variants.map(({ barcode }) => barcode)
  await restore()
  expect(await barcodes()).toEqual(['4006381333931', '96385074'])
  await storeOfVariant(shop, shirt.small, {})
  await storeOfVariant(shop, (await storedVariants(shop, jug))[0]!.id, {})
  await shop.database.run({
    text: `update variants set barcode = '4006381333931' where site_id = $1 and product_id = $2`,
    values: [shop.siteId, jug],
    name: undefined,
  })
  await restore()
  expect(await barcodes()).toEqual([null, '96385074'])
})
