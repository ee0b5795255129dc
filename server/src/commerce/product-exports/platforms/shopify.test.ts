import { expect, test } from 'vitest'
import { option, product, variant } from '../../../../../tests/support/rule-products.ts'
import { defaultVariantId, type PreorderSettings, type ProductDoc, type ProductWithVariants, type Variant } from '../../catalogue/public.ts'
import type { ShopOfFile } from '../exported-product.ts'
import type { ProductRow } from '../product-row.ts'
import { shopifyRows } from './shopify.ts'

const shop = { currency: 'EUR', weightUnit: 'KG', baseUrl: 'https://shop.example' } as const
const collections = [{ id: '1', name: 'Mugs', hasNamesake: false }]
const rowsOf = (exported: ProductWithVariants, changes: Partial<ShopOfFile> = {}): ProductRow[] =>
  shopifyRows({ ...exported, collections }, { ...shop, ...changes }).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')),
  )
const picture = (id: string, altText = '') => ({ id, width: 1, height: 1, altText })

test('the first row has the product with its first variant, the others further variants and pictures', () => {
  const small = { choiceId: '1', value: 'S', description: 'S', mediaIds: ['b.jpg'] }
  const options = [{ ...option('Size', 'M'), choices: [small, ...option('Size', 'M').choices] }]
  const media = [picture('a.jpg', 'Front'), picture('b.jpg'), picture('c.jpg')]
  const seo = {
    tags: [
      { type: 'title', children: 'A mug' },
      { type: 'link', props: { rel: 'canonical' } },
    ],
  }
  const rows = rowsOf(
    product({ brand: 'Casa', doc: { options, media, seo } }, [
      variant('1', { Size: 'S' }, { sku: 'S', barcode: '12', weight: 0.3504, costMinor: 300, saleMinor: 850 }),
      variant('2', { Size: 'M' }, { trackQuantity: false }),
    ]),
  )
  expect(rows).toEqual([
    {
      handle: 'mug',
      name: 'Mug',
      brand: 'Casa',
      visible: 'TRUE',
      optionName1: 'Size',
      optionValue1: 'S',
      sku: 'S',
      weightInGrams: '350',
      stockTracker: 'shopify',
      stock: '5',
      sellsWithoutStock: 'deny',
      price: '8.50',
      compareAtPrice: '10.00',
      requiresShipping: 'TRUE',
      barcode: '12',
      pictures: expect.stringMatching(/^https:\/\/shop\.example\/.*a\.jpg/),
      pictureTexts: 'Front',
      seoTitle: 'A mug',
      variantPicture: expect.stringMatching(/^https:\/\/shop\.example\/.*b\.jpg/),
      cost: '3.00',
      status: 'active',
      collections: 'Mugs',
    },
    {
      handle: 'mug',
      optionValue1: 'M',
      sellsWithoutStock: 'deny',
      price: '10.00',
      requiresShipping: 'TRUE',
      pictures: expect.stringMatching(/b\.jpg/),
    },
    { handle: 'mug', pictures: expect.stringMatching(/c\.jpg/) },
  ])
})

const preorder = { enabled: true, message: null, limit: null }

test.each<[string, Partial<Variant>, PreorderSettings | undefined, (string | undefined)[]]>([
  ['tracked', { quantity: 7, reserved: 2 }, undefined, ['shopify', '5', 'deny']],
  ['owed to preorders', { quantity: 0, preordered: 2 }, preorder, ['shopify', '0', 'continue']],
  ['in stock by hand', { trackQuantity: false }, undefined, [undefined, undefined, 'deny']],
  ['out of stock by hand', { trackQuantity: false, inStock: false }, undefined, ['shopify', '0', 'deny']],
  ['without an inventory item', { hasItem: false, trackQuantity: false, inStock: false }, undefined, ['shopify', '0', 'deny']],
  ['with settings of its own', { ownPreorder: { ...preorder, enabled: false } }, preorder, ['shopify', '5', 'deny']],
])('stock that is %s', (_, changes, ofProduct, cells) => {
  const doc: Partial<ProductDoc> = ofProduct ? { inventory: { revision: 1, updatedDate: '', preorder: ofProduct } } : {}
  const [row] = rowsOf(product({ doc }, [variant(defaultVariantId, {}, changes)]))
  expect([row!.stockTracker, row!.stock, row!.sellsWithoutStock]).toEqual(cells)
})

test('hidden variants are left out, unless all are hidden: then the product is a draft', () => {
  const sized = (...hidden: string[]) =>
    product(
      { doc: { options: [option('Size', 'S', 'M')] } },
      ['S', 'M'].map((size) => variant(size, { Size: size }, { visible: !hidden.includes(size) })),
    )
  const shown = (exported: ProductWithVariants) => rowsOf(exported).map((row) => [row.optionValue1, row.visible, row.status])
  expect(shown(sized('S'))).toEqual([['M', 'TRUE', 'active']])
  expect(shown(sized('S', 'M'))).toEqual([
    ['S', 'FALSE', 'draft'],
    ['M', undefined, undefined],
  ])
  expect(rowsOf(product({ visible: false }))[0]).toMatchObject({ visible: 'FALSE', status: 'draft' })
})

test('options after the third are joined with it', () => {
  const options = ['A', 'B', 'C', 'D'].map((name) => option(name, '1', '2'))
  const [row] = rowsOf(product({ doc: { options } }, [variant('1', { A: '1', B: '2', C: '1', D: '2' })]))
  expect(row).toMatchObject({ optionName1: 'A', optionName2: 'B', optionName3: 'C / D', optionValue3: '1 / 2' })
})

test('digital products aren’t shipped, and pounds become grams', () => {
  const [row] = rowsOf(product({ productType: 'digital' }, [variant(defaultVariantId, {}, { weight: 1.5 })]), { weightUnit: 'LB' })
  expect(row).toMatchObject({ requiresShipping: 'FALSE', weightInGrams: '680' })
})
