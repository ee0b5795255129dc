import { beforeAll, expect, test } from 'vitest'
import { combinations } from '../../dashboard/src/products/editor/draft/combinations.ts'
import {
  newProductDraft,
  type ModifierDraft,
  type OptionDraft,
  type ProductDraft,
} from '../../dashboard/src/products/editor/draft/product-draft.ts'
import { loadProduct } from '../../dashboard/src/products/editor/load-editor.server.ts'
import { sharedSections, suggestionsFor } from '../../dashboard/src/products/editor/part-facts.server.ts'
import { saveProduct, type ProductAnswer } from '../../dashboard/src/products/editor/save-product.server.ts'
import { jug, shirt } from '../support/goods.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { formOf } from './product-forms.ts'

let owner: ReturnType<TestShop['as']>
beforeAll(async () => {
  const shop = await makeTestShop({ rateLimits: 'off' })
  owner = shop.as(shop.owner())
})

const option = (name: string, ...choices: string[]): OptionDraft => ({
  key: name,
  was: '',
  name,
  isColour: '',
  choices: choices.map((choice) => ({ key: choice, was: '', name: choice, colour: '', pictures: [] })),
})
const wrap: ModifierDraft = {
  name: 'Gift wrap',
  isColour: '',
  mandatory: '',
  choices: [
    { name: 'Paper', colour: '', added: '3,50' },
    { name: 'None', colour: '', added: '' },
  ],
}
const ribbon: ModifierDraft = { name: 'Ribbon', isColour: 'on', mandatory: 'on', choices: [{ name: 'Red', colour: '#c00000', added: '1' }] }
const engraving = { was: '', title: 'Engraving', minLength: '2', maxLength: '20', mandatory: '', added: '5' }
const freshRow = { ...newProductDraft.stock, price: '', sale: '', cost: '', sku: '', barcode: '', weight: '', visible: 'on' }

const rowsOf = (options: OptionDraft[], ...changes: Partial<ProductDraft['variants'][number]>[]): ProductDraft['variants'] =>
  combinations(options).map(({ key }, index) => ({ ...freshRow, key, ...changes[index] }))

async function create(draft: Partial<ProductDraft>): Promise<string> {
  const answer = await saveProduct(owner, undefined, formOf({ ...newProductDraft, price: '20', ...draft }, { intent: 'save' }))
  expect(answer).toBeInstanceOf(Response)
  return /products\/([^?]+)/.exec((answer as Response).headers.get('location')!)![1]!
}

const draftOf = async (id: string) => (await loadProduct(owner, id)).draft

/** Opens a product, changes its form, and saves it. */
async function edit(id: string, change: (draft: ProductDraft) => Partial<ProductDraft>, fields: Record<string, string> = {}) {
  const draft = await draftOf(id)
  return saveProduct(owner, id, formOf({ ...draft, ...change(draft) }, { intent: 'save', base: JSON.stringify(draft), ...fields }))
}

const problemsIn = (answer: unknown): Record<string, string> => {
  const { problems } = (answer as { data: ProductAnswer }).data
  return Object.fromEntries(Object.entries(problems!.fields).map(([field, { rule }]) => [field, rule]))
}

const v3Of = async (productId: string) => (await owner.productsV3.getProduct({ productId })).product
const revisionOf = async (id: string) => (await v3Of(id)).revision

test('modifiers and texts of a product with options come back as they were entered', async () => {
  const options = [option('Size', 'S', 'M')]
  const parts = { modifiers: [wrap, ribbon], customTexts: [engraving] }
  const id = await create({ name: 'Box', options, variants: rowsOf(options), ...parts })
  expect(await draftOf(id)).toMatchObject({
    managed: 'on',
    modifiers: [
      {
        ...wrap,
        choices: [
          { name: 'Paper', added: '3.50' },
          { name: 'None', added: '' },
        ],
      },
      ribbon,
    ],
    customTexts: [{ ...engraving, was: 'Engraving' }],
  })
  const before = await revisionOf(id)
  await edit(id, () => ({}))
  expect(await revisionOf(id)).toBe(before)
})

test('a modifier is renamed, moved and removed, and texts keep what V1 lacks', async () => {
  const id = await create({ name: 'Box', modifiers: [wrap, ribbon], customTexts: [engraving] })
  await edit(id, ({ modifiers }) => ({ modifiers: [modifiers[1]!, { ...modifiers[0]!, name: 'Wrapping' }] }))
  expect((await draftOf(id)).modifiers.map(({ name }) => name)).toEqual(['Ribbon', 'Wrapping'])
  await edit(id, ({ customTexts }) => ({ modifiers: [], customTexts: customTexts.map((text) => ({ ...text, title: 'Words' })) }))
  expect(await draftOf(id)).toMatchObject({ modifiers: [], customTexts: [{ title: 'Words', minLength: '2', added: '5' }] })
})

test('options without managed variants stay options, beside modifiers', async () => {
  const id = await create({ name: 'Box', managed: '', options: [option('Lid', 'Oak', 'Ash')], modifiers: [wrap] })
  expect(await draftOf(id)).toMatchObject({ managed: '', options: [{ name: 'Lid' }], modifiers: [{ name: 'Gift wrap' }] })
  await edit(id, ({ options }) => ({ options: options.map((one) => ({ ...one, name: 'Cover', choices: one.choices.slice(0, 1) })) }))
  expect(await draftOf(id)).toMatchObject({
    options: [{ name: 'Cover', choices: [{ name: 'Oak' }] }],
    modifiers: [{ name: 'Gift wrap', choices: [{ name: 'Paper', added: '3.50' }, { name: 'None' }] }],
  })
  await edit(id, () => ({ managed: 'on' }))
  expect(await draftOf(id)).toMatchObject({ managed: 'on', options: [{ name: 'Cover' }], modifiers: [{ name: 'Gift wrap' }] })
  expect((await v3Of(id)).options.map(({ name }) => name)).toEqual(['Cover'])
})

test('variants have sale prices and barcodes of their own, until a discount replaces the prices', async () => {
  const options = [option('Size', 'S', 'M', 'L')]
  const id = await create({
    name: 'Cup',
    options,
    variants: rowsOf(options, { barcode: '4006381333931' }, { price: '30', sale: '15' }, { price: '40', sale: '35' }),
  })
  const { variants, discount, price } = await draftOf(id)
  expect(discount.type).toBe('NONE')
  expect(variants.map((row) => [row.price || price, row.sale, row.barcode])).toEqual([
    ['20', '', '4006381333931'],
    ['30', '15', ''],
    ['40', '35', ''],
  ])
  await edit(id, (draft) => ({ variants: draft.variants.map((row) => ({ ...row, sale: row.sale && '12' })) }))
  expect((await draftOf(id)).variants.map(({ sale }) => sale)).toEqual(['', '12', '12'])
  await edit(id, (draft) => ({
    discount: { type: 'PERCENT', value: '10' },
    variants: draft.variants.map((row) => ({ ...row, sale: '' })),
  }))
  expect((await v3Of(id)).variantsInfo!.variants!.map((variant) => variant.price!.actualPrice!.amount)).toEqual(['18.00', '27.00', '36.00'])
  expect((await draftOf(id)).variants.map(({ barcode }) => barcode)).toEqual(['4006381333931', '', ''])
})

test('a discount of the product and sale prices together are a problem of the sale prices', async () => {
  const draft = { ...newProductDraft, name: 'Cup', price: '20', discount: { type: 'AMOUNT', value: '2' } }
  const options = [option('Size', 'S')]
  const form = formOf({ ...draft, options, variants: rowsOf(options, { sale: '5' }) }, { intent: 'save' })
  expect(problemsIn(await saveProduct(owner, undefined, form))).toEqual({ 'variants.0.sale': 'SALE_WITH_DISCOUNT' })
})

test('a barcode that another product has is a problem of the field', async () => {
  await edit(jug, () => ({ barcode: '5012345678900' }))
  expect((await draftOf(jug)).barcode).toBe('5012345678900')
  const answer = await edit(shirt.id, ({ variants }) => ({
    variants: variants.map((row, index) => ({ ...row, barcode: index === 1 ? '5012345678900' : '' })),
  }))
  expect(problemsIn(answer)).toEqual({ 'variants.1.barcode': 'BARCODE_TAKEN' })
})

test('further ribbons, tags and the main collection are kept in their order', async () => {
  const { collection } = await owner.collections.createCollection({ collection: { name: 'Cups' } })
  const parts = {
    ribbon: 'New',
    ribbons: ['Gift', 'Handmade'],
    tags: { public: 'summer\nsea, sun', private: 'check' },
    collections: [collection.id],
    mainCategory: collection.id,
  }
  const id = await create({ name: 'Cup', ...parts })
  expect(await draftOf(id)).toMatchObject(parts)
  await edit(id, () => ({ ribbon: 'Gift', ribbons: ['New'], tags: { public: '', private: 'check' }, mainCategory: '' }))
  expect(await draftOf(id)).toMatchObject({ ribbon: 'Gift', ribbons: ['New'], tags: { public: '', private: 'check' }, mainCategory: '' })
})

test('existing brands and ribbons are suggested in the order of the alphabet', async () => {
  await create({ name: 'Cup', brand: 'Zeta', ribbon: 'Zigzag', ribbons: ['Amber'] })
  await create({ name: 'Cup', brand: 'Alma' })
  const { brands, ribbons } = await suggestionsFor(owner)
  expect([brands.filter((name) => /^(Zeta|Alma)$/.test(name)), ribbons.filter((name) => /^(Zigzag|Amber)$/.test(name))]).toEqual([
    ['Alma', 'Zeta'],
    ['Amber', 'Zigzag'],
  ])
})

test('a duplicate has the parts of its original, but no barcode', async () => {
  const parts = { modifiers: [wrap], customTexts: [engraving], ribbons: ['Gift'], tags: { public: 'sea', private: '' } }
  const id = await create({ name: 'Box', barcode: '96385074', ...parts })
  const { product } = await owner.catalogue.duplicateProduct({ id, name: 'Other box' })
  const { barcode, ...copy } = await draftOf(product.id)
  expect(barcode).toBe('')
  expect(copy).toMatchObject({ ...parts, modifiers: [{ name: 'Gift wrap' }], customTexts: [{ minLength: '2', added: '5' }] })
})

test('a section that another product has is marked, and becomes the product’s own when it is changed', async () => {
  const sections = [{ id: '', title: 'Care', description: '<p>Wash by hand.</p>' }]
  const [one, other] = [await create({ name: 'Cup', sections }), await create({ name: 'Mug', sections })]
  const sectionsOf = async (productId: string) =>
    sharedSections(owner, (await owner.productsV3.getProduct({ productId, fields: ['INFO_SECTION'] })).product)
  const id = (await draftOf(one)).sections[0]!.id
  expect((await sectionsOf(one))[id]).toBe(1)
  await edit(one, (draft) => ({ sections: [{ ...draft.sections[0]!, description: '<p>Wash.</p>' }] }))
  expect((await draftOf(other)).sections[0]).toMatchObject({ id, description: '<p>Wash by hand.</p>' })
  expect(await sectionsOf(one)).toEqual({})
})

test('a form of people who can’t change these parts leaves them as they are', async () => {
  const id = await create({ name: 'Box', modifiers: [wrap], customTexts: [engraving], barcode: '12345670', ribbons: ['Gift'] })
  const without = ({ customTexts }: ProductDraft) => ({
    brand: 'Olaria',
    modifiers: [],
    barcode: '',
    ribbons: [],
    customTexts: customTexts.map((text) => ({ ...text, minLength: '', added: '' })),
  })
  await edit(id, without, { partsFixed: 'on' })
  expect(await draftOf(id)).toMatchObject({
    brand: 'Olaria',
    barcode: '12345670',
    ribbons: ['Gift'],
    modifiers: [{ name: 'Gift wrap' }],
    customTexts: [{ minLength: '2', added: '5' }],
  })
})

test('parts that someone else changed are shown first', async () => {
  const id = await create({ name: 'Box', modifiers: [wrap] })
  const base = await draftOf(id)
  await owner.productsV3.updateProduct({ product: { id, revision: await revisionOf(id), additionalRibbons: [{ name: 'Theirs' }] } })
  const typed = { ...base, tags: { public: 'mine', private: '' } }
  const answer = await saveProduct(owner, id, formOf(typed, { intent: 'save', base: JSON.stringify(base) }))
  expect(answer).toMatchObject({ data: { draft: { ribbons: ['Theirs'], tags: { public: 'mine' } }, changed: { theirs: ['ribbons'] } } })
})
