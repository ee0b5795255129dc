import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { storeFile } from '../../../../../tests/support/files.ts'
import { createSizedV3, createV3, ofSize, priced, sizeOption } from '../../../../../tests/support/products-v3.ts'
import { eventsOf, readProduct, storePictures } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

describe('200', () => {
  test('with a name, a type and a price only', async () => {
    const product = await createV3(olga, { name: ' Tall mug ' })
    expect(product).toMatchObject({
      name: 'Tall mug',
      slug: 'tall-mug',
      visible: true,
      revision: '1',
      productType: 'PHYSICAL',
      options: [],
      modifiers: [],
      inventory: { availabilityStatus: 'OUT_OF_STOCK', preorderStatus: 'DISABLED' },
      variantsInfo: {
        variants: [{ id: product.id, choices: [], price: { actualPrice: { amount: '20.00' } } }],
      },
    })
    expect(await readProduct(olga, product.id)).toMatchObject({ priceData: { price: 20, discountedPrice: 20 }, manageVariants: false })
  })

  test('with all that a product can have', async () => {
    const [picture] = (await storePictures(site, 1)) as [string]
    const product = await createV3(olga, {
      name: 'Olive oil',
      slug: 'oil',
      visible: false,
      plainDescription: '<p onclick="alert(1)">From <strong>Alentejo</strong><script>alert(1)</script></p>',
      media: { itemsInfo: { items: [{ id: picture, altText: 'A bottle' }] } },
      seoData: { tags: [{ type: 'title', children: 'Oil' }] },
      brand: { name: 'Casa' },
      ribbon: { name: 'New' },
      additionalRibbons: [{ name: 'Bio' }],
      infoSections: [{ uniqueName: 'storage', title: 'Storage', plainDescription: '<p>Dark.</p>' }],
      modifiers: [
        {
          name: 'Label',
          modifierRenderType: 'FREE_TEXT',
          mandatory: true,
          freeTextSettings: { minCharCount: 2, maxCharCount: 20, defaultAddedPrice: '3.50', title: 'Text' },
        },
        {
          name: 'Box',
          modifierRenderType: 'SWATCH_CHOICES',
          choicesSettings: { choices: [{ name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#ff0000', addedPrice: '2.00' }] },
        },
      ],
      tags: { privateTags: { tagIds: ['supplier'] }, publicTags: { tagIds: ['gift'] } },
      extendedFields: { namespaces: { '@acme/loyalty': { points: 7 } } },
      mainCategoryId: '00000000-000000-000000-000000000001',
      physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'L' } },
      variantsInfo: {
        variants: [
          {
            ...priced('9.00', '12.00'),
            sku: 'OIL',
            barcode: '4006381333931',
            revenueDetails: { cost: { amount: '4.00' } },
            physicalProperties: {
              weight: 1.25,
              productDimensions: { length: '10', width: '8.5', height: '30', unit: 'CM' },
              packageDimensions: { length: '12', width: '12', height: '34', unit: 'CM' },
              pricePerUnit: { settings: { quantity: 750, measurementUnit: 'ML' } },
            },
          },
        ],
      },
    })
    expect(product).toMatchObject({
      slug: 'oil',
      visible: false,
      plainDescription: '<p>From <strong>Alentejo</strong></p>',
      media: { main: { id: picture, altText: 'A bottle' } },
      brand: { name: 'Casa' },
      ribbon: { name: 'New' },
      additionalRibbons: [{ name: 'Bio' }],
      infoSections: [{ uniqueName: 'storage', title: 'Storage', plainDescription: '<p>Dark.</p>' }],
      modifiers: [
        {
          name: 'Label',
          mandatory: true,
          freeTextSettings: { minCharCount: 2, maxCharCount: 20, defaultAddedPrice: '3.50', title: 'Text' },
        },
        { name: 'Box', mandatory: false, choicesSettings: { choices: [{ name: 'Red', colorCode: '#ff0000', addedPrice: '2.00' }] } },
      ],
      tags: { privateTags: { tagIds: ['supplier'] }, publicTags: { tagIds: ['gift'] } },
      extendedFields: { namespaces: { '@acme/loyalty': { points: 7 } } },
      mainCategoryId: '00000000-000000-000000-000000000001',
      physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'L' } },
    })
    expect(product.variants).toMatchObject([
      {
        sku: 'OIL',
        barcode: '4006381333931',
        price: { actualPrice: { amount: '9.00' }, compareAtPrice: { amount: '12.00' } },
        revenueDetails: { cost: { amount: '4.00' } },
        physicalProperties: { weight: 1.25, pricePerUnit: { settings: { quantity: 750, measurementUnit: 'ML' }, value: '12.00' } },
      },
    ])
    expect(await readProduct(olga, product.id)).toMatchObject({
      sku: 'OIL',
      weight: 1.25,
      priceData: { price: 12, discountedPrice: 9 },
      discount: { type: 'AMOUNT', value: 3 },
      costAndProfitData: { itemCost: 4 },
      productDimensions: { length: '10' },
      pricePerUnitData: { totalQuantity: 750, baseQuantity: 1 },
      customTextFields: [{ title: 'Text', maxLength: 20, mandatory: true }],
    })
    expect(await eventsOf(site, product.id)).toContain('product_created')
  })

  test('with any of the combinations of options, by names or by IDs', async () => {
    const first = await createSizedV3(olga, ['S', 'M', 'L'], { variantsInfo: { variants: [ofSize('S', '20.00'), ofSize('L', '18.00')] } })
    expect(first.variants.map(({ price }) => price!.actualPrice!.amount)).toEqual(['20.00', '18.00'])
    const [option] = first.options as [(typeof first.options & object)[number]]
    const choices = option.choicesSettings!.choices!
    const second = await createV3(olga, {
      options: [{ id: option.id! }],
      variantsInfo: {
        variants: choices.map(({ choiceId }) => ({
          choices: [{ optionChoiceIds: { optionId: option.id!, choiceId: choiceId! } }],
          ...priced('5.00'),
        })),
      },
    })
    expect(second.options).toMatchObject([
      { id: option.id, name: 'Cup size', choicesSettings: { choices: [{ name: 'S' }, { name: 'M' }, { name: 'L' }] } },
    ])
    expect(second.variants.map(({ choices: [choice] = [] }) => choice!.optionChoiceNames!.choiceName)).toEqual(['S', 'M', 'L'])
    const shown = await readProduct(olga, first.id)
    expect(shown).toMatchObject({ manageVariants: true, priceData: { price: 18 } })
  })

  test('with parts by their IDs, whose defaults apply', async () => {
    const given = await createV3(olga, {
      brand: { name: 'Stoa' },
      ribbon: { name: 'Sale' },
      infoSections: [{ uniqueName: 'care', title: 'Care', plainDescription: '<p>Wash.</p>' }],
      modifiers: [
        {
          name: 'Engraving',
          modifierRenderType: 'FREE_TEXT',
          freeTextSettings: { maxCharCount: 9, title: 'Words', defaultAddedPrice: '2.50' },
        },
        { name: 'Wrap', choicesSettings: { choices: [{ name: 'Paper', addedPrice: '1.00' }, { name: 'Cloth' }] } },
      ],
    })
    const [engraving, wrap] = given.modifiers as [{ id: string }, { id: string }]
    const product = await createV3(olga, {
      brand: { id: given.brand!.id! },
      ribbon: { id: given.ribbon!.id! },
      infoSections: [{ id: given.infoSections![0]!.id! }],
      modifiers: [{ id: engraving.id }, { id: wrap.id }],
    })
    expect(product).toMatchObject({
      brand: given.brand,
      ribbon: given.ribbon,
      infoSections: given.infoSections,
      modifiers: [
        { id: engraving.id, freeTextSettings: { maxCharCount: 9, title: 'Words', defaultAddedPrice: '2.50' } },
        { id: wrap.id, choicesSettings: { choices: [{ name: 'Paper', addedPrice: '1.00' }, { name: 'Cloth' }] } },
      ],
    })
  })

  test('with parts by their names, which are found', async () => {
    const named = {
      brand: { name: 'Twice' },
      infoSections: [{ uniqueName: 'twice', title: 'First', plainDescription: '<p>1</p>' }],
      options: [sizeOption('S')],
      variantsInfo: { variants: [ofSize('S')] },
    }
    const one = await createV3(olga, named)
    const two = await createV3(olga, { ...named, infoSections: [{ uniqueName: 'twice', title: 'Second' }] })
    expect(two.brand).toEqual(one.brand)
    expect(two.infoSections).toEqual(one.infoSections)
    expect(two.options![0]!.id).toBe(one.options![0]!.id)
  })

  test('with a file to download', async () => {
    const { id } = await storeFile(site, { isPrivate: true })
    const product = await createV3(olga, {
      productType: 'DIGITAL',
      variantsInfo: { variants: [{ ...priced('5.00'), digitalProperties: { digitalFile: { id } } }] },
    })
    expect(product.variants[0]!.digitalProperties!.digitalFile!.id).toBe(id)
  })
})

describe('400', () => {
  const create = (product: object) => createV3(olga, product)

  test.each<[object, string[]]>([
    [{ name: ' ' }, ['product.name REQUIRED_FIELD']],
    [{ slug: 'A B' }, ['product.slug FORMAT']],
    [{ variantsInfo: { variants: [{}] } }, ['product.variantsInfo.variants[0].price.actualPrice.amount REQUIRED_FIELD']],
    [{ variantsInfo: { variants: [priced('1.005')] } }, ['product.variantsInfo.variants[0].price.actualPrice.amount VALIDATION']],
    [
      { physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'L' } } },
      ['product.variantsInfo.variants[0].physicalProperties.pricePerUnit.settings REQUIRED_FIELD'],
    ],
    [{ physicalProperties: { pricePerUnit: { quantity: 1 } } }, ['product.physicalProperties.pricePerUnit.measurementUnit REQUIRED_FIELD']],
    [{ brand: { name: ' ' } }, ['product.brand.name REQUIRED_FIELD']],
    [{ modifiers: [{ modifierRenderType: 'FREE_TEXT' }] }, ['product.modifiers[0].name REQUIRED_FIELD']],
    [
      { modifiers: [{ name: 'Text', modifierRenderType: 'FREE_TEXT', freeTextSettings: { minCharCount: 9, maxCharCount: 3 } }] },
      ['product.modifiers[0].freeTextSettings.minCharCount MAX'],
    ],
    [{ modifiers: [{ name: 'Box' }] }, ['product.modifiers[0].choicesSettings.choices REQUIRED_FIELD']],
    [
      { modifiers: [{ name: 'Box', choicesSettings: { choices: [{}, {}] } }] },
      [0, 1].map((index) => `product.modifiers[0].choicesSettings.choices[${index}].name REQUIRED_FIELD`),
    ],
    [
      {
        modifiers: [
          { name: 'Box', modifierRenderType: 'SWATCH_CHOICES', choicesSettings: { choices: [{ name: 'Red', choiceType: 'CHOICE_TEXT' }] } },
        ],
      },
      [
        'product.modifiers[0].choicesSettings.choices[0].choiceType VALIDATION',
        'product.modifiers[0].choicesSettings.choices[0].colorCode REQUIRED_FIELD',
      ],
    ],
    [{ media: { itemsInfo: { items: [{ altText: 'nothing' }] } } }, ['product.media.itemsInfo.items[0] ONE_OF_ALIGNMENT']],
    [
      { variantsInfo: { variants: [{ ...priced('1.00'), digitalProperties: { digitalFile: { id: 'x' } } }] } },
      ['product.variantsInfo.variants[0].digitalProperties FIELD_NOT_ALLOWED'],
    ],
    [{ taxGroupId: '10000000-0000-4000-8000-000000000001' }, ['product.taxGroupId FIELD_NOT_ALLOWED']],
  ])('names what is wrong: %j', async (product, expected) => expect(brokenRules(await refusalOf(create(product)))).toEqual(expected))

  const sizes = { options: [sizeOption('S', 'M')] }

  test.each<[string, object, object?]>([
    ['MISSING_VARIANT_OPTION_CHOICE', { ...sizes, variantsInfo: { variants: [priced('1.00')] } }, { names: ['Cup size'] }],
    ['DUPLICATE_VARIANT_OPTION_CHOICE', { ...sizes, variantsInfo: { variants: [ofSize('S'), ofSize('S')] } }],
    [
      'DUPLICATE_PRODUCT_OPTIONS',
      { ...sizes, modifiers: [{ name: 'Cup size', modifierRenderType: 'FREE_TEXT' }], variantsInfo: { variants: [ofSize('S')] } },
      { names: ['Cup size'] },
    ],
    ['INVALID_DEFAULT_VARIANT', { variantsInfo: { variants: [priced('1.00'), priced('2.00')] } }],
    ['INVALID_DEFAULT_VARIANT', { variantsInfo: { variants: [ofSize('S')] } }],
    ['VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', { ...sizes, variantsInfo: { variants: [ofSize('XL')] } }, { names: ['Cup size', 'XL'] }],
    [
      'VARIANT_ID_ALREADY_EXISTS',
      {
        ...sizes,
        variantsInfo: {
          variants: ['S', 'M'].map((size) => ({ ...ofSize(size), id: '10000000-0000-4000-8000-000000000001' })),
        },
      },
    ],
    ['COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE', { variantsInfo: { variants: [priced('2.00', '2.00')] } }],
    ['DUPLICATE_RIBBON', { ribbon: { name: 'New' }, additionalRibbons: [{ name: 'New' }] }],
    [
      'DESCRIPTION_GIVEN_TWICE',
      {
        plainDescription: '<p>a</p>',
        description: { nodes: [{ type: 'PARAGRAPH', id: '', nodes: [{ type: 'TEXT', id: '', textData: { text: 'b' } }] }] },
      },
    ],
  ])('%s', async (code, product, data) => {
    expect(await refusalOf(create(product))).toMatchObject({
      status: code === 'VARIANT_ID_ALREADY_EXISTS' ? 409 : 400,
      code,
      ...(data && { data }),
    })
  })
})

describe('404', () => {
  const id = '10000000-0000-4000-8000-00000000dead'

  test.each<[string, object, object?]>([
    ['BRAND_NOT_FOUND', { brand: { id } }],
    ['RIBBON_NOT_FOUND', { ribbon: { id } }],
    ['RIBBON_NOT_FOUND', { additionalRibbons: [{ id }] }],
    ['INFO_SECTION_NOT_FOUND', { infoSections: [{ id }] }],
    ['CUSTOMIZATION_NOT_EXIST', { modifiers: [{ id }] }],
    ['CHOICE_NOT_EXIST', { modifiers: [{ name: 'Box', choicesSettings: { choices: [{ choiceId: id }] } }] }, { choiceId: id }],
    ['PRODUCT_MEDIA_NOT_EXIST', { media: { itemsInfo: { items: [{ id: 'missing.jpg' }] } } }, { mediaId: 'missing.jpg' }],
    ['CATEGORY_NOT_FOUND', { mainCategoryId: id }],
    [
      'DIGITAL_FILE_NOT_FOUND_ERROR',
      {
        productType: 'DIGITAL',
        variantsInfo: { variants: [{ ...priced('1.00'), digitalProperties: { digitalFile: { id: 'missing.pdf' } } }] },
      },
    ],
  ])('%s', async (code, product, data) => {
    expect(await refusalOf(createV3(olga, product))).toMatchObject({ status: 404, code, ...(data && { data }) })
  })
})

test('404: for parts and files of another site', async () => {
  const other = await makeTestSite()
  const theirs = await createV3(other.as(other.owner()), {
    brand: { name: 'Theirs' },
    infoSections: [{ uniqueName: 'theirs', title: 'Theirs' }],
  })
  const [picture] = (await storePictures(other, 1)) as [string]
  const given = [
    { brand: { id: theirs.brand!.id! } },
    { infoSections: [{ id: theirs.infoSections![0]!.id! }] },
    { media: { itemsInfo: { items: [{ id: picture }] } } },
  ]
  const codes = await Promise.all(given.map(async (product) => (await refusalOf(createV3(olga, product))).code))
  expect(codes).toEqual(['BRAND_NOT_FOUND', 'INFO_SECTION_NOT_FOUND', 'PRODUCT_MEDIA_NOT_EXIST'])
})

describe('409', () => {
  const coded = (barcode: string) => ({ variantsInfo: { variants: [{ ...priced('1.00'), barcode }] } })

  test('if another product has the address or the barcode', async () => {
    await createV3(olga, { slug: 'taken', ...coded('123') })
    expect(await refusalOf(createV3(olga, { slug: 'taken' }))).toMatchObject({
      status: 409,
      code: 'DUPLICATE_SLUG_ERROR',
      data: { slug: 'taken' },
    })
    expect(await refusalOf(createV3(olga, coded('123')))).toMatchObject({
      status: 409,
      code: 'BARCODE_ALREADY_EXIST_ERROR',
      data: { names: ['123'] },
    })
  })

  test('for all but one of those that use a barcode at the same time', async () => {
    const made = await Promise.allSettled(Array.from({ length: 4 }, () => createV3(olga, coded('456'))))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'BARCODE_ALREADY_EXIST_ERROR' })
  })
})
