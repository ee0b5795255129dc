import { describe, expect, test } from 'vitest'
import { families } from '@stoa/contract/families'
import { ownerOf } from '../support/owner-of.ts'
import { modes, type Package } from './clients.ts'
import { describeWorlds } from './walk.ts'

const permissions = ['WIX_STORES.PRODUCT_CREATE', 'WIX_STORES.PRODUCT_UPDATE', 'WIX_STORES.PRODUCT_DELETE', 'WIX_STORES.PRODUCT_READ']
const prices = (product: Package): string[] => product.variantsInfo.variants.map(({ price }: Package) => price.actualPrice.amount)

describeWorlds(
  'products-v3',
  ({ value, error, sent }, { generation, mode }) => {
    const name = `Bowl ${generation} ${mode}`
    const [www, custom] = families.productsV3
    const prefix = mode === 'custom' ? custom : www
    const date = generation === 'current' ? { $date: expect.any(String) } : expect.any(String)
    const id = (): string => value('created')._id

    test('every function of the module is called, but for events and the fields of apps', () => {
      expect(value('functions never called')).toEqual(generation === 'current' ? [] : ['updateExtendedFields'])
    })

    test('an app creates a product with all that it can have', () => {
      const product = value('created')
      expect(product).toMatchObject({
        _id: expect.any(String),
        revision: '1',
        _createdDate: date,
        _updatedDate: date,
        name,
        slug: expect.stringMatching(/^bowl-/),
        visible: true,
        productType: 'PHYSICAL',
        currency: 'EUR',
        plainDescription: '<p>For <strong>soup</strong>.</p>',
        description: { nodes: [{ type: 'PARAGRAPH', nodes: [{}, { textData: { text: 'soup', decorations: [{ type: 'BOLD' }] } }, {}] }] },
        brand: { _id: expect.any(String), name: `Oficina ${name}` },
        ribbon: { _id: expect.any(String), name: 'New' },
        additionalRibbons: [{ name: 'Gift' }],
        infoSections: [{ _id: expect.any(String), title: 'Care', plainDescription: '<p>By hand.</p>' }],
        tags: { publicTags: { tagIds: ['kitchen'] }, privateTags: { tagIds: ['secret'] } },
        modifiers: [
          { key: 'Wrap', mandatory: true, choicesSettings: { choices: [{ key: 'Paper', addedPrice: '2.00' }] } },
          { key: 'Engraving', freeTextSettings: { key: 'Your text', minCharCount: 1, maxCharCount: 20, defaultAddedPrice: '5.00' } },
        ],
        actualPriceRange: { minValue: { amount: '18.00' }, maxValue: { amount: '25.00' } },
        compareAtPriceRange: { minValue: { amount: '20.00' } },
        costRange: { minValue: { amount: '8.00' } },
        physicalProperties: { shippingWeightRange: { minValue: 0.5, maxValue: 1 } },
        variantSummary: { variantCount: 2 },
      })
      // The packages make one address of the site’s and the page’s.
      expect(product.url).toMatch(/^http.*\/products\/bowl-/)
      const [size, glaze] = product.options
      expect(product.variantsInfo.variants[0]).toMatchObject({
        _id: expect.any(String),
        sku: `BOWL-S ${name}`,
        barcode: `40 ${name}`,
        choices: [
          {
            optionChoiceIds: { optionId: size._id, choiceId: size.choicesSettings.choices[0].choiceId },
            optionChoiceNames: { choiceName: 'Small' },
          },
          { optionChoiceIds: { optionId: glaze._id }, optionChoiceNames: { renderType: 'SWATCH_CHOICES' } },
        ],
        price: { actualPrice: { amount: '18.00' }, compareAtPrice: { amount: '20.00' } },
        revenueDetails: { cost: { amount: '8.00' }, profit: { amount: '10.00' } },
        physicalProperties: { weight: 0.5, pricePerUnit: { value: '36.00' } },
      })
      expect(sent('created').at(-1)).toMatchObject({ method: 'POST', path: `${prefix}/v3/products` })
      const little = value('created with little')
      expect(little.variantsInfo.variants).toMatchObject([{ _id: little._id, choices: [] }])
    })

    test('it reads the same again; shoppers don’t see what is the shop’s', () => {
      expect(value('read by the shop')).toEqual(value('created'))
      const seen = value('read by a shopper')
      expect(seen).toMatchObject({ _id: id(), currency: 'EUR', variantsInfo: { variants: [{}, {}] } })
      expect(JSON.stringify(seen)).not.toMatch(/cost|secret|plainDescription/)
      expect(value('read by its slug').product).toMatchObject({ _id: id(), url: expect.any(String) })
      expect(value('read by V1')).toMatchObject({ _id: id(), priceData: { price: 20, discountedPrice: 18 }, ribbon: 'New' })
    })

    test('queries find it, page by page, without its variants', () => {
      expect(value('found by ID')).toMatchObject([{ _id: id(), _createdDate: date }])
      expect(value('found by ID')[0]).not.toHaveProperty('variantsInfo')
      expect(value('found by slug, with fields')).toMatchObject([{ currency: 'EUR', costRange: { minValue: { amount: '8.00' } } }])
      const { first, second, back, hasNext, length } = value('page by page')
      expect([first.length, second.length, length, hasNext]).toEqual([2, 2, 2, true])
      expect(back).toEqual(first)
      expect([...first, ...second]).toEqual([...first, ...second].toSorted())
      expect(value('newest first')).toMatchObject([{ name: `Little ${name}` }])
      expect(sent('found by ID').at(-1)).toMatchObject({ path: `${prefix}/v3/products/query` })
    })

    test('a search finds it, with aggregations, and a count counts it', () => {
      const { products, pagingMetadata, aggregationData } = value('searched')
      expect(products).toMatchObject([{ _id: id() }])
      expect(pagingMetadata).toMatchObject({ count: 1, hasNext: false })
      expect(aggregationData.results).toMatchObject([
        { name: 'ribbons', values: { results: [{ value: 'New', count: 1 }] } },
        { name: 'prices', ranges: { results: [{ count: 0 }, { count: 1 }] } },
        { name: 'cheapest', scalar: { type: 'MIN', value: 18 } },
      ])
      expect([value('counted'), value('counted by the shop')]).toEqual([{ count: 1 }, { count: 1 }])
    })

    test('words are found in any form, all or one of them, in some fields, and with a typo', () => {
      const found = [id()]
      expect(value('searched by words')).toEqual({
        otherForm: found,
        all: found,
        notAll: [],
        one: found,
        exactly: [],
        typo: found,
        unit: found,
        description: [],
      })
    })

    test('the version of the catalogue is read under the path of the packages', () => {
      expect(value('version')).toEqual({ catalogVersion: 'V1_CATALOG' })
      const paths = { www: '/stores', custom: generation === 'current' ? '/_api/stores' : '' }
      expect(sent('version').at(-1)!.path).toBe(`${paths[mode]}/v3/provision/version`)
    })

    test.runIf(generation === 'current')('variants are read across the catalogue, and the category of all products', () => {
      expect(value('category of all')).toMatchObject({ categoryId: expect.any(String), treeReference: { appNamespace: '@wix/stores' } })
      expect(value('found by a typed query').products).toMatchObject([{ _id: id(), currency: 'EUR' }])
      expect(value('variants').map(({ price }: Package) => price.actualPrice.amount)).toEqual(['15.00', '25.00'])
      expect(value('variants')[0]).toMatchObject({ productData: { productId: id(), currency: 'EUR' }, optionChoices: [{}, {}] })
      const { variants, aggregationData } = value('variants searched')
      expect(variants[0]).toMatchObject({ revenueDetails: { cost: { amount: '8.00' } } })
      expect(aggregationData.results).toMatchObject([{ scalar: { value: 25 } }])
      const [ofVariants] = mode === 'custom' ? ['/_api/product-variants-reader'] : ['/stores']
      expect(sent('variants').at(-1)).toMatchObject({ method: 'POST', path: `${ofVariants}/v3/products/query-variants` })
    })

    test('a product that is sent back as it was read doesn’t change', () => {
      expect(value('sent back whole')).toEqual(value('read before it is sent back'))
    })

    test('the fields that are sent change', () => {
      const product = value('updated')
      expect(product).toMatchObject({ revision: '2', name: `${name}, glazed`, modifiers: [] })
      expect(product).not.toHaveProperty('brand')
      expect(prices(product)).toEqual(['18.00', '25.00'])
      expect(prices(value('variants priced'))).toEqual(['15.00', '25.00'])
      expect(sent('updated')).toMatchObject([{ method: 'PATCH', path: `${prefix}/v3/products/${id()}` }])
    })

    test('a hidden product is the shop’s alone', () => {
      expect(value('hidden')).toMatchObject({ visible: false })
      expect([value('hidden, for shoppers'), value('hidden, for the shop').length]).toEqual([[], 1])
      expect(error('refused: hidden')).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
      expect(value('visible again')).toMatchObject({ visible: true })
    })

    test('several products change at once, each with an outcome', () => {
      const codes = (step: string): unknown[] =>
        value(step).results.map(({ itemMetadata }: Package) => itemMetadata.error?.code ?? itemMetadata.success)
      expect(codes('several created')).toEqual([true, 'MISSING_VARIANT_OPTION_CHOICE'])
      expect(codes('several updated')).toEqual([true, 'PRODUCT_NOT_FOUND'])
      expect(value('several updated').results[0].item).toMatchObject({ ribbon: { name: 'Sale' } })
      expect(codes('sections added')).toEqual([true, true, 'PRODUCT_NOT_FOUND'])
      expect(value('sections added').results[0].item.infoSections).toMatchObject([{ title: 'Care' }, { title: 'Size' }])
      expect(value('sections removed').results[0].item.infoSections).toEqual([])
      expect(codes('several deleted')).toEqual([true, 'PRODUCT_NOT_FOUND'])
      expect(value('several deleted').bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
      if (generation === 'current') {
        expect(codes('tags of several')).toEqual([true, 'PRODUCT_NOT_FOUND'])
        expect(value('tags of several').tags).toMatchObject({ publicTags: { tagIds: ['kitchen', 'table'] } })
      }
    })

    test('products are kept with their stock', () => {
      const { product, inventoryResults } = value('created with stock')
      expect(product).toMatchObject({ inventory: { availabilityStatus: 'IN_STOCK' } })
      expect(inventoryResults.results).toMatchObject([{ item: { productId: product._id, quantity: 3 } }])
      expect(value('stock of V1')).toMatchObject({ trackInventory: true, quantity: 3 })
      expect(value('updated with stock')).toMatchObject({
        product: { inventory: { availabilityStatus: 'OUT_OF_STOCK' } },
        inventoryResults: { bulkActionMetadata: { totalSuccesses: 1 } },
      })
      expect(value('several updated with stock').inventoryResults.results).toMatchObject([{ item: { inStock: false } }])
    })

    test('conditions change products in the background', () => {
      const steps = ['products', 'variants', 'sections', 'sections removed', 'categories', 'categories removed', 'prices', 'deleted']
      for (const step of [...steps, ...(generation === 'current' ? ['tags'] : [])])
        expect([step, value(`${step} by filter`)]).toEqual([step, { jobId: expect.any(String) }])
      // 10% off the price; those of 2024 know no such field, and change the cost alone.
      const [actual] = generation === 'current' ? ['9.00'] : ['10.00']
      expect(value('changed by filter')).toMatchObject([
        { ribbon: { name: 'Filter' }, infoSections: [], actualPriceRange: { minValue: { amount: actual } } },
        { compareAtPriceRange: { minValue: { amount: '12.00' } } },
      ])
      expect(value('found when deleted by filter')).toEqual({ count: 0 })
    })

    describe('refused', () => {
      test.each([
        ['a visitor', 403, 'PERMISSION_DENIED'],
        ['a visitor deletes', 403, 'PERMISSION_DENIED'],
        ['without a token', 401, 'UNAUTHENTICATED'],
        ['costs for a visitor', 403, 'NO_PERMISSION_TO_READ_MERCHANT_DATA'],
        ['costs of all for a visitor', 403, 'NO_PERMISSION_TO_READ_MERCHANT_DATA'],
        ['hidden ones counted by a visitor', 403, 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
        ['an old revision', 409, 'INVALID_REVISION'],
        ['a taken address', 409, 'DUPLICATE_SLUG_ERROR'],
        ['an unknown brand', 404, 'BRAND_NOT_FOUND'],
        ['two variants without options', 400, 'INVALID_DEFAULT_VARIANT'],
        ['a price above the one before', 400, 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'],
        ['unknown', 404, 'PRODUCT_NOT_FOUND'],
        ['unknown slug', 404, 'PRODUCT_NOT_FOUND'],
        ['read when deleted', 404, 'PRODUCT_NOT_FOUND'],
      ])('%s: %i %s', (step, status, code) => {
        expect(error(`refused: ${step}`)).toMatchObject({ status, code, isError: generation === 'current' })
      })

      test('wrong fields, all at once, under the names of the arguments', () => {
        const rules = (step: string): string[][] =>
          error(`refused: ${step}`).violations!.map(({ field, violatedRule }) => [field, violatedRule])
        expect(rules('everything wrong at once')).toEqual([
          ['product.name', 'MIN_LENGTH'],
          ['product.variantsInfo.variants[0].price.actualPrice.amount', 'DECIMAL_GTE'],
          ['product.variantsInfo.variants[0].sku', 'MAX_LENGTH'],
        ])
        expect(rules('without variants')).toEqual([['product.variantsInfo', 'REQUIRED_FIELD']])
        expect(rules('an unknown field')).toEqual([[expect.stringMatching(/filter\.price$/), 'FIELD_NOT_ALLOWED']])
      })
    })
  },
  modes,
  async (stoa) => {
    const { app, secret } = await ownerOf(stoa).apps.createApp({ name: 'Products V3', permissions })
    return { app: { appId: app.id, appSecret: secret } }
  },
)
