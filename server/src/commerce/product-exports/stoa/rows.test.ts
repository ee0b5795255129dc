import { describe, expect, test } from 'vitest'
import { choices, text } from '../../../../../tests/support/customized.ts'
import { option, product, variant } from '../../../../../tests/support/rule-products.ts'
import { defaultVariantId, type ProductDoc, type ProductWithVariants, type Variant } from '../../catalogue/public.ts'
import type { CollectionOfFile } from '../exported-product.ts'
import type { ProductRow } from '../product-row.ts'
import { stoaRows } from './rows.ts'

const shop = { currency: 'EUR', weightUnit: 'KG', baseUrl: 'https://shop.example' } as const

/** The cells that aren’t empty. */
const filled = (row: ProductRow): ProductRow => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''))

const rowsOf = (exported: ProductWithVariants, collections: readonly CollectionOfFile[] = []): ProductRow[] =>
  stoaRows({ ...exported, collections }, shop).map(filled)

/** The row of a product with something in its document, and what has no column. */
const withDoc = (doc: Partial<ProductDoc>, changes: Partial<Variant> = {}) => {
  const { others, ...row } = rowsOf(product({ doc }, [variant(defaultVariantId, {}, changes)]))[0]!
  return { row, others: others === undefined ? {} : (JSON.parse(others) as Record<string, unknown>) }
}

test('a product without options has one row', () => {
  const { product: mug, variants } = product({ id: 'p', brand: 'Casa', visible: false }, [
    variant(defaultVariantId, {}, { saleMinor: 850, costMinor: 401, sku: 'M-1', barcode: '0012', weight: 0.35 }),
  ])
  expect(rowsOf({ product: mug, variants })).toEqual([
    {
      id: 'p',
      rowType: 'Product',
      name: 'Mug',
      slug: 'mug',
      brand: 'Casa',
      visible: 'no',
      productType: 'physical',
      price: '10.00',
      salePrice: '8.50',
      cost: '4.01',
      sku: 'M-1',
      barcode: '0012',
      stock: '5',
      weight: '0.35',
    },
  ])
})

test('a product with options has a row for each variant', () => {
  const glaze = option('Glaze', 'Red', 'Sea')
  const colours = ['#ff0000', '#00f']
  const coloured = {
    ...glaze,
    optionType: 'color' as const,
    choices: glaze.choices.map((choice, at) => ({ ...choice, value: colours[at]! })),
  }
  const rows = rowsOf(
    product({ id: 'p', doc: { options: [coloured, option('Size', 'S', 'M')] } }, [
      variant('1', { Glaze: 'Red', Size: 'S' }),
      variant('2', { Glaze: 'Sea', Size: 'M' }, { priceMinor: 1250, visible: false, trackQuantity: false, inStock: false }),
    ]),
  )
  expect(rows).toEqual([
    expect.objectContaining({
      rowType: 'Product',
      price: '10.00',
      optionName1: 'Glaze',
      optionType1: 'COLOR',
      optionValue1: '#ff0000:Red;#00f:Sea',
      optionName2: 'Size',
      optionType2: 'DROP_DOWN',
      optionValue2: 'S;M',
    }),
    { id: 'p', rowType: 'Variant', price: '10.00', stock: '5', visible: 'yes', optionValue1: '#ff0000:Red', optionValue2: 'S' },
    { id: 'p', rowType: 'Variant', price: '12.50', stock: 'OutOfStock', visible: 'no', optionValue1: '#00f:Sea', optionValue2: 'M' },
  ])
})

test.each<[string, Partial<Variant>, string | undefined]>([
  ['tracked', { quantity: 7, reserved: 2 }, '5'],
  ['in stock by hand', { trackQuantity: false, inStock: true }, 'InStock'],
  ['out of stock by hand', { trackQuantity: false, inStock: false }, 'OutOfStock'],
  ['without an inventory item', { hasItem: false, trackQuantity: false, inStock: false }, undefined],
  ['owed to preorders', { quantity: 0, preordered: 2 }, undefined],
])('stock that is %s', (_, changes, stock) => expect(withDoc({}, changes).row.stock).toBe(stock))

const pictured = (description: string) => ({ choiceId: '1', value: description, description, mediaIds: ['a.jpg'] })
const media = [{ id: 'a.jpg', width: 1, height: 1, altText: '' }]

describe('options that have no columns', () => {
  test.each<[string, Partial<ProductDoc>]>([
    ['a name has a semicolon', { options: [option('Size', 'S; small')] }],
    ['a text looks like a colour', { options: [option('Size', '#1')] }],
    ['a colour has another code', { options: [{ ...option('Size', 'S'), optionType: 'color' }] }],
    ['there are more than six', { options: Array.from({ length: 7 }, (_, at) => option(`Option ${at}`, 'S')) }],
  ])('because %s', (_, doc) => {
    const chosen = Object.fromEntries(doc.options!.map(({ name, choices: [only] }) => [name, only!.description]))
    const [row, ofVariant] = rowsOf(product({ doc }, [variant('1', chosen)]))
    expect(Object.keys({ ...row, ...ofVariant }).filter((field) => field.startsWith('option'))).toEqual([])
    const { options } = JSON.parse(row!.others!) as { options: { name: string }[] }
    expect(options.map(({ name }) => name)).toEqual(Object.keys(chosen))
    const names = Object.entries(chosen).map(([optionName, choiceName]) => ({ optionChoiceNames: { optionName, choiceName } }))
    expect(JSON.parse(ofVariant!.others!)).toEqual({ choices: names })
  })

  test('are written as the catalogue V3 does, with codes and pictures', () => {
    const blue = { ...pictured('Blue'), value: 'blue' }
    const { others } = rowsOf(product({ doc: { media, options: [{ ...option('Glaze'), optionType: 'color', choices: [blue] }] } }, []))[0]!
    expect(JSON.parse(others!)).toEqual({
      options: [
        {
          name: 'Glaze',
          optionRenderType: 'SWATCH_CHOICES',
          choicesSettings: {
            choices: [{ choiceType: 'ONE_COLOR', colorCode: 'blue', name: 'Blue', media: { items: [{ mediaId: 'a.jpg' }] } }],
          },
        },
      ],
    })
  })
})

test('options whose choices have pictures are in the object, too', () => {
  const doc = { media, options: [{ ...option('Size'), choices: [pictured('S')] }] }
  const [row, ofVariant] = rowsOf(product({ doc }, [variant('1', { Size: 'S' })]))
  expect(row).toMatchObject({ optionName1: 'Size', optionType1: 'DROP_DOWN', optionValue1: 'S' })
  expect(ofVariant).toMatchObject({ optionValue1: 'S' })
  expect([JSON.parse(row!.others!), ofVariant!.others]).toEqual([
    {
      options: [
        {
          name: 'Size',
          optionRenderType: 'TEXT_CHOICES',
          choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT', name: 'S', media: { items: [{ mediaId: 'a.jpg' }] } }] },
        },
      ],
    },
    undefined,
  ])
})

describe('texts that buyers write', () => {
  test('have columns', () => {
    const { row, others } = withDoc({ modifiers: [text('Engraving', { mandatory: true }), text('Message', { maxLength: 500 })] })
    expect(row).toMatchObject({
      textTitle1: 'Engraving',
      textLimit1: '40',
      textMandatory1: 'yes',
      textTitle2: 'Message',
      textLimit2: '500',
    })
    expect(others).toEqual({})
  })

  test.each<[string, ProductDoc['modifiers']]>([
    ['a shortest length', [text('Name', { minLength: 2 })]],
    ['a price', [text('Name', { addedMinor: 300 })]],
    ['a title besides the name', [text('Name', { title: 'Your name' })]],
    ['choices', [text('Name'), choices('Paper', { Fine: 150 })]],
    ['more than ten', Array.from({ length: 11 }, (_, at) => text(`Text ${at}`))],
  ])('have none if one has %s', (_, modifiers) => {
    const { row, others } = withDoc({ modifiers })
    expect([row.textTitle1, (others.modifiers as object[]).length]).toEqual([undefined, modifiers.length])
  })

  test('have all settings in the object', () => {
    const { others } = withDoc({ modifiers: [text('Name', { minLength: 2, addedMinor: 305 }), choices('Paper', { Fine: 150, Rough: 0 })] })
    expect(others.modifiers).toEqual([
      {
        name: 'Name',
        mandatory: false,
        modifierRenderType: 'FREE_TEXT',
        freeTextSettings: { title: 'Name', minCharCount: 2, maxCharCount: 40, defaultAddedPrice: '3.05' },
      },
      {
        name: 'Paper',
        mandatory: true,
        modifierRenderType: 'TEXT_CHOICES',
        choicesSettings: {
          choices: [
            { choiceType: 'CHOICE_TEXT', name: 'Fine', addedPrice: '1.50' },
            { choiceType: 'CHOICE_TEXT', name: 'Rough' },
          ],
        },
      },
    ])
  })
})

describe('texts for search engines', () => {
  const title = { type: 'title', children: 'Mug' }
  const description = { type: 'meta', props: { name: 'description', content: 'A mug.' } }
  test.each<[string, ProductDoc['seo'], object]>([
    ['both', { tags: [title, description] }, { seoTitle: 'Mug', seoDescription: 'A mug.' }],
    ['a title', { tags: [title] }, { seoTitle: 'Mug' }],
    ['no tags', { tags: [] }, {}],
  ])('%s: in columns', (_, seo, cells) => {
    const { row, others } = withDoc({ seo: seo! })
    expect([row, others]).toEqual([expect.objectContaining(cells), {}])
  })

  test.each<[string, NonNullable<ProductDoc['seo']>]>([
    ['another tag', { tags: [title, { type: 'link', props: { rel: 'canonical', href: '/' } }] }],
    ['another order', { tags: [description, title] }],
    ['a disabled tag', { tags: [{ ...title, disabled: true }] }],
    ['settings', { tags: [title], settings: { preventAutoRedirect: true } }],
  ])('%s: in the object', (_, seo) => {
    const { row, others } = withDoc({ seo })
    expect([row.seoTitle, others]).toEqual([undefined, { seoData: seo }])
  })
})

test('sections have columns if their names are made of their texts', () => {
  const own = { partId: '1', uniqueName: 'Care (6f2b324e)', title: 'Care', description: '<p>Wash.</p>' }
  expect(withDoc({ infoSections: [own] }).row).toMatchObject({ sectionTitle1: 'Care', sectionText1: '<p>Wash.</p>' })
  expect(
    withDoc({
      infoSections: [
        { ...own, uniqueName: 'care' },
        { ...own, title: '' },
      ],
    }).others,
  ).toEqual({
    infoSections: [
      { uniqueName: 'care', title: 'Care', plainDescription: '<p>Wash.</p>' },
      { uniqueName: 'Care (6f2b324e)', plainDescription: '<p>Wash.</p>' },
    ],
  })
})

test('discounts of the catalogue V1 have columns', () => {
  expect(withDoc({ discount: { type: 'PERCENT', percent: 12.5 } }).row).toMatchObject({ discountType: 'PERCENT', discountValue: '12.5' })
  expect(withDoc({ discount: { type: 'AMOUNT', amountMinor: 205 } }).row).toMatchObject({ discountType: 'AMOUNT', discountValue: '2.05' })
})

test('pictures have the IDs of their files, those that shoppers see, and their texts as a list', () => {
  const picture = (id: string, altText = '', isHidden = false) => ({ id, width: 1, height: 1, altText, isHidden })
  const { row } = withDoc({ media: [picture('a.jpg', 'Front; side'), picture('b.jpg', '', true), picture('c.mp4')] })
  expect(row).toMatchObject({ pictures: 'a.jpg;c.mp4', pictureTexts: '["Front; side",""]' })
  expect(withDoc({ media: [picture('a.jpg')] }).row.pictureTexts).toBeUndefined()
})

test('what else has no column is in the object: of a product without options, also what its variant has', () => {
  const sizes = { productDimensions: { length: '1', unit: 'CM' as const }, contents: { quantity: 750, measurementUnit: 'ML' as const } }
  const doc: Partial<ProductDoc> = {
    additionalRibbons: [{ partId: '1', name: 'Rare' }],
    tags: { private: ['a'], public: [] },
    extendedFields: { namespaces: { app: { points: 7 } } },
    pricePerUnit: { totalQuantity: 1, totalMeasurementUnit: 'L', baseQuantity: 2, baseMeasurementUnit: 'L' },
    inventory: { revision: 1, updatedDate: '', preorder: { enabled: true, message: 'Soon', limit: null } },
  }
  expect(withDoc(doc, { visible: false, doc: sizes }).others).toEqual({
    additionalRibbons: [{ name: 'Rare' }],
    tags: { privateTags: { tagIds: ['a'] }, publicTags: { tagIds: [] } },
    extendedFields: { namespaces: { app: { points: 7 } } },
    physicalProperties: { pricePerUnit: { quantity: 2, measurementUnit: 'L' } },
    variantsInfo: {
      variants: [
        {
          visible: false,
          physicalProperties: {
            pricePerUnit: { settings: { quantity: 750, measurementUnit: 'ML' } },
            productDimensions: { length: '1', unit: 'CM' },
          },
          inventoryItem: { preorderInfo: { enabled: true, message: 'Soon', limit: null } },
        },
      ],
    },
  })
})

test('of several variants, the first has the file and the settings of preorders, unless one has settings of its own', () => {
  const preorder = { enabled: true, message: null, limit: 3 }
  const doc: Partial<ProductDoc> = {
    options: [option('Size', 'S', 'M')],
    fileId: 'f',
    inventory: { revision: 1, updatedDate: '', preorder },
  }
  const others = (changes: Partial<Variant>) =>
    rowsOf(product({ productType: 'digital', doc }, [variant('1', { Size: 'S' }), variant('2', { Size: 'M' }, changes)])).map(
      (row) => row.others,
    )
  const digitalProperties = { digitalFile: { id: 'f' } }
  expect(others({})).toEqual([undefined, JSON.stringify({ digitalProperties, inventoryItem: { preorderInfo: preorder } }), undefined])
  expect(others({ ownPreorder: { ...preorder, limit: 1 } })).toEqual([undefined, JSON.stringify({ digitalProperties }), undefined])
})

test('collections by names, or by IDs if a name doesn’t tell which one it is', () => {
  const collections = [
    { id: '1', name: 'Mugs', hasNamesake: false },
    { id: '2', name: 'Gifts', hasNamesake: false },
    { id: '3', name: 'Sale', hasNamesake: true },
    { id: '4', name: 'A; B', hasNamesake: false },
  ]
  const [row] = rowsOf(product(), collections)
  expect([row!.collections, row!.others]).toEqual(['Gifts;Mugs', '{"collectionIds":["4","3"]}'])
})
