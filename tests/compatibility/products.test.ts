import { describe, expect, test } from 'vitest'
import { ownerOf } from '../support/owner-of.ts'
import { modes, type Package } from './clients.ts'
import { missingFields } from './type-fields.ts'
import { describeWorlds } from './walk.ts'

const defaultVariant = '00000000-0000-0000-0000-000000000000'
const prices = (product: Package): number[] => product.variants.map(({ variant }: Package) => variant.priceData.price)

describeWorlds(
  'products',
  ({ value, error, sent }, { generation, mode }) => {
    const name = `Terrace chair ${generation} ${mode}`
    const id = (): string => value('created').product._id
    const writer = mode === 'custom' ? '/_api/catalog-server/v1' : generation === 'current' ? '/stores/v1' : '/v1'

    test('every function of products is called, but for those of collections and events', () => {
      expect(value('functions never called').filter((name: string) => !/Collection/.test(name))).toEqual([])
    })

    test('every field that the types declare as always set is there', () => {
      const answers: Record<string, [step: string, of?: (answer: Package) => Package][]> = {
        createProduct: [['created'], ['created with a name and a price'], ['created with little of each']],
        getProduct: [
          ['read by the shop'],
          ['read by a shopper'],
          ...['with pictures', 'added to a choice', 'one removed', 'variants reset', 'options deleted'].map(
            (step): [string, (product: Package) => Package] => [step, (product) => ({ product })],
          ),
        ],
        updateProduct: [['sent back whole'], ['updated'], ['cleared']],
        typedQueryProducts: [['found by brand', (products) => ({ products })]],
        updateProductVariants: [['variants priced']],
        queryProductVariants: [['variants of the shop'], ['variants of a shopper'], ['variants with a choice']],
        queryStoreVariants: [['store variants']],
        getStoreVariant: [['store variant'], ['store variant without options']],
        getProductOptionsAvailability: [['options available'], ['options half chosen']],
        bulkUpdateProductsProperty: [['ribbon of several']],
        bulkAdjustProductProperty: [['adjusted below zero']],
      }
      const missing = Object.entries(answers).flatMap(([call, steps]) =>
        steps.map(([step, of = (answer: Package) => answer]) => [call, step, missingFields(call, of(value(step)))]),
      )
      expect(missing.filter(([, , fields]) => fields!.length > 0)).toEqual([])
    })

    test('an app creates a product with options, variants and its texts', () => {
      const date = generation === 'current' ? { $date: expect.any(String) } : expect.any(String)
      const { product } = value('created')
      expect(product).toMatchObject({
        _id: expect.any(String),
        name,
        slug: expect.stringMatching(/^terrace-chair-/),
        visible: true,
        productType: 'physical',
        priceData: { price: 80, discountedPrice: 72, currency: 'EUR', pricePerUnit: 36 },
        costAndProfitData: { itemCost: 30, profit: 42, profitMargin: 0.5833 },
        manageVariants: true,
        brand: 'Oficina',
        ribbon: 'New',
        lastUpdated: date,
        _createdDate: date,
      })
      expect(product.productOptions).toMatchObject([
        { name: 'Colour', optionType: 'color', choices: [{ value: '#4a5d3a', description: 'Moss' }, { description: 'Rust' }] },
        { name: 'Size', optionType: 'drop_down', choices: [{ value: 'S', description: 'Small' }, { description: 'Large' }] },
      ])
      expect(product.variants.map(({ choices }: Package) => `${choices.Colour} ${choices.Size}`)).toEqual([
        'Moss Small',
        'Moss Large',
        'Rust Small',
        'Rust Large',
      ])
      expect(sent('created').at(-1)).toMatchObject({ method: 'POST', path: `${writer}/products` })
    })

    test('a name and a price are enough, also of a name that another product has', () => {
      const { product } = value('created with a name and a price')
      expect(product).toMatchObject({
        name,
        slug: `${value('created').product.slug}-1`,
        visible: true,
        variants: [{ _id: defaultVariant }],
      })
    })

    test('costs are read by the shop alone', () => {
      expect(value('read by the shop').product).toMatchObject({ costAndProfitData: { itemCost: 30 }, costRange: { minValue: 30 } })
      expect(JSON.stringify(value('read by a shopper'))).not.toMatch(/cost|profit/i)
    })

    test('variants change by their choices and by their ids', () => {
      const { variants } = value('variants priced')
      expect(variants.map(({ variant }: Package) => [variant.priceData.price, variant.weight, variant.sku, variant.visible])).toEqual([
        [80, 5, 'CHAIR-1', true],
        [100, 7, '', true],
        [80, 5, '', true],
        [100, 7, '', false],
      ])
      expect(value('variants of the shop')).toMatchObject({ totalResults: 4, metadata: { items: 4, offset: 0 } })
      expect(value('variants of the shop').variants[0].variant.costAndProfitData).toMatchObject({ itemCost: 25, profit: 47 })
      expect(value('variants of a shopper').totalResults).toBe(3)
      expect(value('variants with a choice').totalResults).toBe(2)
      expect(sent('variants priced').at(-1)).toMatchObject({ method: 'PATCH', path: `${writer}/products/${id()}/variants` })
    })

    test('store variants and the availability of choices follow', () => {
      expect(value('store variants').variants[0]).toMatchObject({ productId: id(), managedVariant: true, sku: 'CHAIR-1' })
      expect(value('store variants').variants).toHaveLength(4)
      expect(value('store variant').variant).toMatchObject({ sku: 'CHAIR-1', choices: { Colour: 'Moss', Size: 'Small' } })
      expect(value('store variant without options').variant).toMatchObject({
        variantId: defaultVariant,
        managedVariant: false,
        choices: {},
      })
      expect(value('options available')).toMatchObject({
        availableForPurchase: true,
        selectedVariant: { price: { price: 100 }, weight: 7 },
      })
      const [colour] = value('options half chosen').productOptions
      expect(colour.choices.map(({ inStock }: Package) => inStock)).toEqual([true, false])
      expect(value('options half chosen')).not.toHaveProperty('selectedVariant')
    })

    test('pictures come from the media library and from URLs, and can show a choice', () => {
      const { media, productOptions } = value('with pictures')
      const [ofLibrary, moss, rust] = media.items.map(({ _id }: Package) => _id)
      expect([ofLibrary, media.mainMedia._id]).toEqual([value('picture of the library'), ofLibrary])
      expect(media.items[1]).toMatchObject({ mediaType: 'image', image: { width: 12, height: 9, url: expect.stringContaining(moss) } })
      const shown = (options: Package): string[][] =>
        options[0].choices.map(({ media: ofChoice }: Package) => (ofChoice?.items ?? []).map(({ _id }: Package) => _id))
      expect(shown(productOptions)).toEqual([[moss], []])
      expect(shown(value('added to a choice').productOptions)).toEqual([[moss], [rust, ofLibrary]])
      expect(shown(value('removed from a choice').productOptions)).toEqual([[moss], [rust]])
      expect(shown(value('one removed').productOptions)).toEqual([[moss], []])
      expect(value('one removed').media.items.map(({ _id }: Package) => _id)).toEqual([ofLibrary, moss])
      expect(shown(value('pictures removed from all choices').productOptions)).toEqual([[], []])
      expect(value('pictures removed from all choices').media.items).toHaveLength(2)
      expect(value('all pictures removed').media).toEqual({ items: [] })
    })

    test('a query finds it by what it has', () => {
      expect(value('found by name and price')).toEqual([name])
      expect(value('found by brand')).toMatchObject([{ _id: id(), brand: 'Oficina' }])
      expect(value('newest first').slice(0, 2)).toEqual([`Little ${name}`, name])
      expect(value('found by ID')).toEqual([name])
    })

    test('several products change at once, each with a result', () => {
      const { results, bulkActionMetadata } = value('ribbon of several')
      expect(
        results.map(({ itemMetadata }: Package) => [itemMetadata._id === id(), itemMetadata.success, itemMetadata.error?.code]),
      ).toEqual([
        [true, true, undefined],
        [false, false, 'PRODUCT_NOT_FOUND'],
      ])
      expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
      const costs = [25, 30, 30, 30]
      const weights = [5, 7, 5, 7]
      const variants = (...all: number[]): number[][] => all.map((price, at) => [price, costs[at]!, weights[at]!])
      expect(value('price of several')).toMatchObject({ price: 90, variants: variants(90, 110, 90, 110) })
      // 5% of 90 are 4.5; rounded to a whole number, the price is 95.
      expect(value('adjusted by a percentage')).toMatchObject({ price: 95, variants: variants(95, 115, 95, 115) })
      expect(value('adjusted by an amount').variants.map(([, , weight]: number[]) => weight)).toEqual([5.5, 7.5, 5.5, 7.5])
      expect(value('adjusted below zero').results[0].itemMetadata).toMatchObject({ success: false, error: { code: 'NEGATIVE_PRICE' } })
      for (const step of ['refused: no property', 'refused: two properties'])
        expect(error(step).violations).toMatchObject([{ field: 'set', violatedRule: 'ONE_OF_ALIGNMENT' }])
    })

    test('it is bought by its choices and by its variant, with the price and picture of each', () => {
      const { lineItems } = value('in the cart')
      expect(lineItems.map(({ price, descriptionLines }: Package) => [price.amount, descriptionLines.length])).toEqual([
        ['85.50', 2],
        ['103.50', 2],
      ])
      const [, moss] = value('with pictures').media.items
      expect(lineItems[1].image).toContain(moss._id)
      const order = value('bought')
      expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
      expect(order.lineItems.map(({ productName, quantity }: Package) => [productName.original, quantity])).toEqual([
        [name, 1],
        [name, 2],
      ])
    })

    test('variants can be managed later, and options added, for the same price', () => {
      expect(value('unmanaged').product).toMatchObject({
        manageVariants: false,
        sku: 'TABLE',
        variants: [{ _id: defaultVariant, choices: {} }],
      })
      const { lineItems } = value('unmanaged, in the cart')
      expect(lineItems.at(-1)).toMatchObject({
        price: { amount: '20.00' },
        availability: { status: 'AVAILABLE' },
        descriptionLines: [{ name: { original: 'Size' }, plainText: { original: 'L' } }],
      })
      const { variants } = value('managed later').product
      expect(variants.map(({ choices, variant }: Package) => [choices.Size, variant.priceData.price, variant.weight])).toEqual([
        ['S', 20, 2],
        ['L', 20, 2],
      ])
      const after = value('with another option').product.variants
      expect(after).toHaveLength(4)
      for (const { _id } of variants) expect(after.map((variant: Package) => variant._id)).toContain(_id)
      expect(value('unmanaged again').product).toMatchObject({ manageVariants: false, variants: [{ _id: defaultVariant, choices: {} }] })
    })

    test('a product that is sent back as it was read doesn’t change', () => {
      expect(value('sent back whole').product).toEqual(value('read before it is sent back'))
    })

    test('a new price moves those of the variants; null clears a value', () => {
      expect(value('updated').product).toMatchObject({ name: `${name}, oiled`, priceData: { price: 100, discountedPrice: 95 } })
      expect(prices(value('updated').product)).toEqual([100, 120, 100, 120])
      expect(sent('updated')).toMatchObject([{ method: 'PATCH', path: `${writer}/products/${id()}` }])
      const { product } = value('cleared')
      expect(product).toMatchObject({ description: '', ribbon: '', ribbons: [] })
      for (const cleared of ['weight', 'brand']) expect(product).not.toHaveProperty(cleared)
      const { before, after } = value('brand and ribbon removed')
      expect([before, after].map(({ brand, ribbon }: Package) => [brand, ribbon])).toEqual([
        ['Oficina', 'New'],
        [undefined, ''],
      ])
    })

    test('variants are reset to what the product has', () => {
      const { variants } = value('variants reset')
      expect(variants.map(({ variant }: Package) => [variant.priceData.price, variant.costAndProfitData.itemCost, variant.sku])).toEqual(
        Array.from({ length: 4 }, () => [100, 30, '']),
      )
      expect(variants.every(({ variant }: Package) => variant.visible)).toBe(true)
    })

    test('without options it has one variant; a line with a deleted variant can’t be bought, nor one without its product', () => {
      expect(value('options deleted')).toMatchObject({
        productOptions: [],
        manageVariants: false,
        variants: [{ _id: defaultVariant, choices: {} }],
      })
      expect(value('in another cart').lineItems[0].availability.status).toBe('AVAILABLE')
      for (const step of ['cart without its options', 'cart without its product'])
        expect(value(step).lineItems).toMatchObject([{ productName: { original: name }, availability: { status: 'NOT_FOUND' } }])
      expect(value('hidden')).toEqual([])
    })

    test('a deleted product is gone', () => {
      expect(sent('deleted')).toMatchObject([{ method: 'DELETE', path: `${writer}/products/${id()}` }])
      for (const step of ['read when deleted', 'deleted again', 'changed when deleted'])
        expect(error(`refused: ${step}`)).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
    })

    describe('refused', () => {
      test('visitors, callers without a token, and the app in other areas', () => {
        for (const caller of ['a visitor', 'a visitor deletes', 'the app, other areas'])
          expect(error(`refused: ${caller}`)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED', isError: generation === 'current' })
        expect(error('refused: without a token')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
      })

      const rules = (step: string): string[][] =>
        error(`refused: ${step}`).violations!.map(({ field, violatedRule }) => [field, violatedRule])

      test('wrong fields, all at once, under the names of the arguments', () => {
        expect(rules('everything wrong at once')).toEqual([
          ['product.name', 'MIN_LENGTH'],
          ['product.priceData.price', 'MIN'],
          ['product.productOptions[0].choices', 'MIN_SIZE'],
          ['product.productOptions[0].name', 'MAX_LENGTH'],
          ['product.ribbon', 'MAX_LENGTH'],
        ])
        expect(rules('without a price')).toEqual([['product.priceData', 'REQUIRED_FIELD']])
        expect(rules('wrong changes')).toEqual([
          ['product.discount.type', 'INVALID_ENUM_VALUE'],
          ['product.name', 'MIN_LENGTH'],
          ['product.weight', 'MIN'],
        ])
        expect(rules('wrong variants')).toEqual([
          ['variants[0].price', 'MIN'],
          ['variants[0].sku', 'MAX_LENGTH'],
        ])
        expect(rules('two sources')).toEqual([['media[0]', 'ONE_OF_ALIGNMENT']])
      })

      test('what the shop or the product doesn’t allow, with its code', () => {
        expect(error('refused: variants of an unmanaged product')).toMatchObject({ status: 409, code: 'VARIANTS_NOT_MANAGED' })
        expect(error('refused: a taken address')).toMatchObject({
          status: 409,
          code: 'SLUG_ALREADY_EXISTS',
          data: { slug: expect.stringMatching(/^taken-chair/) },
        })
        expect(error('refused: unknown picture')).toMatchObject({ status: 404, code: 'MEDIA_NOT_FOUND', data: { mediaId: 'none.png' } })
        expect(error('refused: another option')).toMatchObject({ status: 409, code: 'MEDIA_OF_ANOTHER_OPTION' })
      })
    })
  },
  modes,
  async (stoa) => {
    const { app, secret } = await ownerOf(stoa).apps.createApp({ name: 'Products', permissions: ['WIX_STORES.MODIFY_PRODUCTS'] })
    return { app: { appId: app.id, appSecret: secret } }
  },
)
