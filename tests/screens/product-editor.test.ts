import { beforeAll, describe, expect, test } from 'vitest'
import { combinations } from '../../dashboard/src/products/editor/draft/combinations.ts'
import { newProductDraft, type OptionDraft, type ProductDraft } from '../../dashboard/src/products/editor/draft/product-draft.ts'
import { loadProduct } from '../../dashboard/src/products/editor/load-editor.server.ts'
import { saveProduct } from '../../dashboard/src/products/editor/save-product.server.ts'
import { bowl, jug, shirt, song } from '../support/goods.ts'
import { productIds } from '../support/product-ids.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { makeTestSite } from '../support/site.ts'
import { formOf } from './product-forms.ts'

let shop: TestShop
let owner: ReturnType<TestShop['as']>
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  owner = shop.as(shop.owner())
})

const option = (name: string, choices: string[], rest: Partial<OptionDraft> = {}): OptionDraft => ({
  key: name,
  was: '',
  name,
  isColour: '',
  choices: choices.map((choice) => ({ key: choice, was: '', name: choice, colour: '', pictures: [] })),
  ...rest,
})

const rowsOf = (
  options: OptionDraft[],
  change: (name: string) => Partial<ProductDraft['variants'][number]> = () => ({}),
): ProductDraft['variants'] =>
  combinations(options).map(({ key, name }) => ({
    key,
    price: '',
    sale: '',
    cost: '',
    sku: '',
    barcode: '',
    weight: '',
    visible: 'on',
    quantity: '',
    inStock: 'on',
    ...change(name),
  }))

async function create(draft: Partial<ProductDraft>): Promise<string> {
  const answer = await saveProduct(owner, undefined, formOf({ ...newProductDraft, ...draft }, { intent: 'save' }))
  expect(answer).toBeInstanceOf(Response)
  return /products\/([^?]+)/.exec((answer as Response).headers.get('location')!)![1]!
}

/** Opens a product, changes its form, and saves it. */
async function edit(id: string, change: (draft: ProductDraft) => Partial<ProductDraft>) {
  const { draft } = await loadProduct(owner, id)
  return saveProduct(owner, id, formOf({ ...draft, ...change(draft) }, { intent: 'save', base: JSON.stringify(draft) }))
}

const productOf = async (id: string) => (await owner.catalogue.getProduct({ id, includeMerchantSpecificData: true })).product

/** The fields that each version of a product changed, the newest first. Those of the test shop have none before they are changed. */
async function changesOf(id: string): Promise<string[][]> {
  const { versions } = await owner.catalogue.queryProductVersions({ id })
  return versions.map(({ changedFields }) => changedFields.toSorted())
}

describe('a new product', () => {
  test('needs a name and a price, which the form says at its fields', async () => {
    const answer = await saveProduct(owner, undefined, formOf(newProductDraft, { intent: 'save' }))
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { problems: { fields: { name: { rule: 'REQUIRED_FIELD' }, price: { rule: 'REQUIRED_FIELD' } } } },
    })
  })

  test('has what was entered, and variants as in the table', async () => {
    const options = [option('Size', ['S', 'M']), option('Glaze', ['Moss', 'Sand'])]
    const id = await create({
      name: 'Tall cup',
      price: '24,50',
      cost: '10',
      brand: 'Olaria',
      discount: { type: 'PERCENT', value: '10' },
      description: '<p>For tea.</p>',
      options,
      variants: rowsOf(options, (name) => ({
        ...(name === 'M / Moss' && { price: '30', sku: 'CUP-MM' }),
        ...(name === 'S / Sand' && { visible: '' }),
      })),
      customTexts: [{ was: '', title: 'Name', minLength: '', maxLength: '20', mandatory: 'on', added: '' }],
      seo: { title: 'Cup', description: 'A cup', keywords: 'cup, tea' },
    })
    const product = await productOf(id)
    expect(product).toMatchObject({
      name: 'Tall cup',
      brand: 'Olaria',
      visible: true,
      priceData: { price: 24.5, discountedPrice: 22.05 },
      costAndProfitData: { itemCost: 10 },
      manageVariants: true,
      customTextFields: [{ title: 'Name', maxLength: 20, mandatory: true }],
      seoData: {
        tags: [{ type: 'title', children: 'Cup' }, { props: { content: 'A cup' } }],
        settings: { keywords: [{ term: 'cup' }, { term: 'tea' }] },
      },
    })
    expect(
      product.variants.map(({ choices, variant }) => [
        Object.values(choices).join(' / '),
        variant.priceData.price,
        variant.sku,
        variant.visible,
      ]),
    ).toEqual([
      ['S / Moss', 24.5, '', true],
      ['S / Sand', 24.5, '', false],
      ['M / Moss', 30, 'CUP-MM', true],
      ['M / Sand', 24.5, '', true],
    ])
  })

  test('has its stock and its collections from the start', async () => {
    const { collection } = await owner.collections.createCollection({ collection: { name: 'Cups' } })
    const id = await create({
      name: 'Cup',
      price: '5',
      tracked: 'on',
      stock: { quantity: '12', inStock: '' },
      collections: [collection.id],
    })
    const { stock, collectionIds } = await productOf(id)
    expect([stock, collectionIds.includes(collection.id)]).toMatchObject([{ trackInventory: true, quantity: 12 }, true])
    await edit(id, () => ({ collections: [] }))
    expect((await productOf(id)).collectionIds).not.toContain(collection.id)
  })

  test('with an address that is taken says so at the address', async () => {
    const { slug } = await productOf(jug)
    const answer = await saveProduct(owner, undefined, formOf({ ...newProductDraft, name: 'Other', price: '1', slug }, { intent: 'save' }))
    expect(answer).toMatchObject({ data: { problems: { fields: { slug: { rule: 'SLUG_TAKEN' } } } } })
  })

  test('a row is added to its options without scripts', async () => {
    const answer = await saveProduct(owner, undefined, formOf({ ...newProductDraft, name: 'Cup' }, { intent: 'add:options' }))
    expect(answer).toMatchObject({ data: { draft: { name: 'Cup', options: [{ name: '', choices: [] }] } } })
    expect((answer as { data: { draft: ProductDraft } }).data.draft.options[0]!.key).not.toBe('')
  })
})

describe('a product', () => {
  test('is unchanged by a form that nothing was changed in', async () => {
    for (const id of [jug, bowl, shirt.id, song]) {
      const { lastUpdated } = await productOf(id)
      expect(await edit(id, () => ({}))).toBeInstanceOf(Response)
      expect((await productOf(id)).lastUpdated).toBe(lastUpdated)
      expect(await changesOf(id)).toEqual([])
    }
  })

  test('only has the fields changed that were changed', async () => {
    await edit(jug, () => ({ ribbon: 'New', unit: { quantity: '750', measure: 'ML', baseQuantity: '1', baseMeasure: 'L' } }))
    expect(await changesOf(jug)).toEqual([['pricePerUnitData', 'ribbon'], []])
    await edit(jug, () => ({ ribbon: '', weight: '', unit: { quantity: '', measure: '', baseQuantity: '', baseMeasure: '' } }))
    const product = await productOf(jug)
    expect([product.ribbon, product.weight ?? 0, product.pricePerUnitData]).toEqual(['', 0, undefined])
  })

  test('keeps the stock of a choice that is renamed, and the prices in the table', async () => {
    await edit(shirt.id, ({ options, variants }) => ({
      price: '27',
      options: options.map((one) => ({
        ...one,
        name: 'Width',
        choices: one.choices.map((choice) => ({ ...choice, name: choice.name === 'S' ? 'Small' : choice.name })),
      })),
      variants,
    }))
    const { variants, priceData } = await productOf(shirt.id)
    expect(priceData.price).toBe(27)
    expect(variants.map(({ id, choices, stock }) => [id, choices, stock.quantity])).toEqual([
      [shirt.small, { Width: 'Small' }, 7],
      [shirt.medium, { Width: 'M' }, 0],
    ])
    // The medium one has a price of its own, which stays.
    expect(variants.map(({ variant }) => variant.priceData.price)).toEqual([27, 26])
  })

  test('has its stock changed by as much as was typed, less what was sold since', async () => {
    const { draft: base } = await loadProduct(owner, jug)
    expect(base.stock.quantity).toBe('10')
    await owner.stock.decrementInventory({ decrementData: [{ productId: jug, decrementBy: 2 }] })
    const typed = { ...base, stock: { ...base.stock, quantity: '15' } }
    const answer = await saveProduct(owner, jug, formOf(typed, { intent: 'save', base: JSON.stringify(base) }))
    expect(answer).toBeInstanceOf(Response)
    expect((await productOf(jug)).stock.quantity).toBe(13)
  })

  test('keeps its stock in a form of people who can’t change it', async () => {
    const { draft } = await loadProduct(owner, shirt.id)
    const typed = { ...draft, brand: 'Other', tracked: '', variants: draft.variants.map((row) => ({ ...row, quantity: '', inStock: '' })) }
    await saveProduct(owner, shirt.id, formOf(typed, { intent: 'save', stockFixed: 'on', base: JSON.stringify(draft) }))
    const { brand, stock } = await productOf(shirt.id)
    expect([brand, stock]).toMatchObject(['Other', { trackInventory: true, quantity: 7 }])
  })

  test('that was changed meanwhile is shown first, with both changes', async () => {
    const { draft: base } = await loadProduct(owner, bowl)
    await owner.catalogue.updateProduct({ product: { id: bowl, brand: 'Other', ribbon: 'Theirs' } })
    const typed = { ...base, name: 'Big bowl', ribbon: 'Mine' }
    const answer = await saveProduct(owner, bowl, formOf(typed, { intent: 'save', base: JSON.stringify(base) }))
    expect(answer).toMatchObject({
      init: { status: 409 },
      data: { draft: { name: 'Big bowl', brand: 'Other', ribbon: 'Mine' }, changed: { theirs: ['brand', 'ribbon'], both: ['ribbon'] } },
    })
    const { draft, saved } = (answer as { data: { draft: ProductDraft; saved: { draft: ProductDraft } } }).data
    await saveProduct(owner, bowl, formOf(draft, { intent: 'save', base: JSON.stringify(saved.draft) }))
    expect(await productOf(bowl)).toMatchObject({ name: 'Big bowl', brand: 'Other', ribbon: 'Mine' })
  })

  test('that is digital has its file set and removed, and loses it with its type', async () => {
    const site = await makeTestSite()
    owner = site.as(site.owner())
    const id = (await productIds(site))('paper-sundial')
    const { file } = (await loadProduct(owner, id)).draft
    expect(file).toBe('stoa-download-paper-sundial.pdf')
    for (const next of ['', file]) {
      await edit(id, () => ({ file: next }))
      expect((await loadProduct(owner, id)).draft.file).toBe(next)
    }
    await edit(id, () => ({ productType: 'physical' }))
    expect((await loadProduct(owner, id)).draft).toMatchObject({ productType: 'physical', file: '' })
  })
})
