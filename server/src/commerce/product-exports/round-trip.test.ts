import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { cellsIn, exportAll, importFile, rowsIn } from '../../../../tests/support/product-files.ts'
import { createSizedV3, type createV3, everything, ofSize, priced } from '../../../../tests/support/products-v3.ts'
import { storePictures } from '../../../../tests/support/products.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { csvLine } from '../../content/data-imports/public.ts'
import { sql } from '../../database/sql.ts'
import { type Product, productsTable, type ProductWithVariants, type Variant, variantsTable } from '../catalogue/public.ts'

let site: TestSite
let olga: Client

type Changes = Parameters<typeof createV3>[1]

/** A product of each kind that a file has to have another form for. */
async function createKinds(): Promise<void> {
  const [front, back] = (await storePictures(site, 2)) as [string, string]
  const media = { itemsInfo: { items: [{ id: front, altText: '[Front]; =1' }, { id: back }] } }
  const texts = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `Text ${at}`, modifierRenderType: 'FREE_TEXT' as const, mandatory: at === 1 }))
  const seo = { type: 'title', children: 'Cup; “for” search' }
  const kinds: Changes[] = [
    {
      name: "=cmd|' /C calc'!A0",
      plainDescription: '<p>Line\nbreak, "quotes"; 🦆 Zoë</p>\n',
      brand: { name: '+Casa' },
      ribbon: { name: '@New' },
      additionalRibbons: [{ name: 'Rare' }, { name: '-Last; one' }],
      visible: false,
      media,
      seoData: { tags: [seo, { type: 'meta', props: { name: 'description', content: ' spaces ' } }] },
      infoSections: [{ title: 'Care', plainDescription: '<p>Wash.</p>' }],
      modifiers: texts(3),
      tags: { privateTags: { tagIds: ['cheap'] }, publicTags: { tagIds: ['gift'] } },
      extendedFields: { namespaces: { '@acme/loyalty': { points: 7 } } },
      variantsInfo: {
        variants: [
          {
            ...priced('19.99', '25.00'),
            sku: '=SKU',
            barcode: '0012',
            visible: false,
            revenueDetails: { cost: { amount: '7.01' } },
            physicalProperties: { weight: 0.125, productDimensions: { length: '1.5', width: '2', height: '3', unit: 'CM' } },
          },
        ],
      },
    },
    {
      plainDescription: `<p>${'ä'.repeat(15_900)}</p>`,
      seoData: { tags: [seo], settings: { preventAutoRedirect: true, keywords: [{ term: 'cup', isMain: true }] } },
      infoSections: [
        { uniqueName: 'Delivery', title: 'Delivery', plainDescription: '<p>Soon.</p>' },
        { uniqueName: 'untitled', plainDescription: 'x' },
      ],
      modifiers: [
        {
          name: 'Paper',
          modifierRenderType: 'TEXT_CHOICES',
          mandatory: true,
          choicesSettings: { choices: [{ name: 'Fine', addedPrice: '1.50' }, { name: 'Rough' }] },
        },
        {
          name: 'Engraving',
          modifierRenderType: 'FREE_TEXT',
          freeTextSettings: { title: 'Name', minCharCount: 2, maxCharCount: 30, defaultAddedPrice: '3.00' },
        },
      ],
      physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'L' } },
      variantsInfo: {
        variants: [{ ...priced('9.00'), physicalProperties: { pricePerUnit: { settings: { quantity: 750, measurementUnit: 'ML' } } } }],
      },
    },
    {
      modifiers: texts(11),
      infoSections: Array.from({ length: 7 }, (_, at) => ({ title: `Title ${at}`, plainDescription: `Text ${at}` })),
    },
    {
      options: [
        {
          name: 'Glaze',
          optionRenderType: 'SWATCH_CHOICES',
          choicesSettings: {
            choices: [
              { choiceType: 'ONE_COLOR', colorCode: '#ff0000', name: 'Red: bright' },
              { choiceType: 'ONE_COLOR', colorCode: '#0f0', name: '#0f0' },
            ],
          },
        },
        { name: 'Size', choicesSettings: { choices: [{ name: '=1' }, { name: 'M, “wide”' }] } },
      ],
      variantsInfo: {
        variants: [
          {
            choices: [named('Glaze', 'Red: bright'), named('Size', '=1')],
            ...priced('20.00', '30.00'),
            sku: '1',
            physicalProperties: { weight: 2 },
          },
          {
            choices: [named('Glaze', '#0f0'), named('Size', 'M, “wide”')],
            ...priced('1000000.05'),
            visible: false,
            physicalProperties: { packageDimensions: { length: '9', unit: 'IN' } },
          },
        ],
      },
    },
    {
      media,
      options: [
        {
          name: 'Side',
          choicesSettings: {
            choices: [
              { name: 'Front; first', media: { items: [{ mediaId: front }] } },
              { name: 'Back', media: { items: [{ mediaId: back }] } },
            ],
          },
        },
      ],
      variantsInfo: {
        variants: ['Back', 'Front; first'].map((name, at) => ({ choices: [named('Side', name)], ...priced(`${at + 5}.00`) })),
      },
    },
    {
      options: Array.from({ length: 7 }, (_, at) => ({
        name: `Option ${at}`,
        choicesSettings: { choices: [{ name: 'a' }, { name: 'b' }] },
      })),
      variantsInfo: {
        variants: ['a', 'b'].map((name) => ({
          choices: Array.from({ length: 7 }, (_, at) => named(`Option ${at}`, name)),
          ...priced('5.00'),
        })),
      },
    },
  ]
  const inStock = { inventoryItem: { inStock: true } }
  for (const kind of kinds) {
    const variants = (kind?.variantsInfo?.variants ?? [priced('20.00')]).map((variant) => ({ ...variant, ...inStock }))
    const product = { name: 'Cup', productType: 'PHYSICAL' as const, ...kind, variantsInfo: { variants } }
    await olga.productsV3.createProductWithInventory({ product })
  }
  await createStocked()
}

const named = (optionName: string, choiceName: string) => ({ optionChoiceNames: { optionName, choiceName } })

/** Products whose variants are tracked, in stock by hand, out of stock, preordered, and without an item. */
async function createStocked(): Promise<void> {
  const { id, revision } = await createSizedV3(olga, ['S', 'M', 'L', 'XL'])
  const preorderInfo = { enabled: true, message: 'Ships in May', limit: 5 }
  const variants = [
    { ...ofSize('S'), inventoryItem: { quantity: 12, preorderInfo } },
    { ...ofSize('M'), inventoryItem: { inStock: true } },
    { ...ofSize('L'), inventoryItem: { inStock: false } },
    ofSize('XL'),
  ]
  await olga.productsV3.updateProductWithInventory({ product: { id, revision, variantsInfo: { variants } } })
  const name = { name: 'Reduced' }
  const { product } = await olga.catalogue.createProduct({
    product: {
      ...name,
      priceData: { price: 10 },
      discount: { type: 'PERCENT', value: 12.5 },
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] }],
    },
  })
  await olga.catalogue.updateProduct({ product: { id: product.id!, discount: { type: 'PERCENT', value: 12.5 } } })
  await olga.catalogue.createProduct({ product: { name: 'Cheaper', priceData: { price: 10 }, discount: { type: 'AMOUNT', value: 2.05 } } })
}

const storedProducts = async (): Promise<Map<string, ProductWithVariants>> => {
  const products = await site.database.rows<Product>(sql`select ${productsTable.columns} from products where site_id = ${site.siteId}`)
  const variants = await site.database.rows<Variant>(sql`
    select ${variantsTable.columns} from variants where site_id = ${site.siteId} order by product_id, position`)
  const byProduct = Map.groupBy(variants, ({ productId }) => productId)
  return new Map(products.map((product) => [product.id, { product, variants: byProduct.get(product.id) ?? [] }]))
}

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  await createKinds()
})

const presented = async (productId: string) => {
  const { product } = await olga.productsV3.getProduct({ productId, fields: [...everything, 'DIRECT_CATEGORIES_INFO'] })
  return product
}

/** All products, as the catalogue V3 shows them. */
const presentedAll = async (ids: Iterable<string>) => {
  const products = []
  for (const id of ids) products.push(await presented(id))
  return products.map(({ revision: _, updatedDate: _date, ...product }) => product)
}

test.each(['KEEP', 'CLEAR'] as const)(
  'a file of Stoa’s own layout changes nothing where it was exported; empty cells: %s',
  async (emptyCells) => {
    const { text } = await exportAll(olga, { format: 'STOA' })
    const stored = await storedProducts()
    const before = await presentedAll(stored.keys())
    const { errors, counts } = await importFile(site, olga, { text, mode: 'SAVE', emptyCells })
    expect([errors, counts!.skipped, counts!.updated]).toEqual([[], stored.size, 0])
    expect(await presentedAll(stored.keys())).toEqual(before)
    expect(await storedProducts()).toEqual(stored)
    expect((await exportAll(olga, { format: 'STOA' })).text).toBe(text)
  },
)

/** A product without what can’t be the same in another one. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, one: unknown) => (ownKeys.has(key) ? undefined : one)) as unknown
const ownKeys = new Set([
  'id',
  'revision',
  'createdDate',
  'updatedDate',
  'slug',
  'handle',
  'url',
  'choiceId',
  'optionChoiceIds',
  'barcode',
  'directCategoriesInfo',
])

test('a file of Stoa’s own layout has all that its products need to be made anew', async () => {
  const { text } = await exportAll(olga, { format: 'STOA' })
  const stored = await storedProducts()
  const [columns, ...rows] = rowsIn(text) as [string[], ...string[][]]
  const changes: Record<string, (cell: string) => string> = { ID: () => '', Address: (slug) => slug && `again-${slug}`, Barcode: () => '' }
  const others = rows.map((row) => csvLine(row.map((cell, at) => changes[columns[at]!]?.(cell) ?? cell)))
  const { errors, counts } = await importFile(site, olga, { text: [csvLine(columns), ...others].join(''), mode: 'INSERT' })
  expect([errors, counts!.failed, counts!.inserted]).toEqual([[], 0, stored.size])
  for (const { product, variants } of stored.values()) {
    const { product: made } = await olga.productsV3.getProductBySlug({ slug: `again-${product.slug}`, fields: [...everything] })
    const before = await olga.productsV3.getProduct({ productId: product.id, fields: [...everything] })
    // A new variant of which the file says nothing is in stock.
    if (variants.every(({ hasItem }) => hasItem)) expect(withoutIds(made), product.name).toEqual(withoutIds(before.product))
  }
})

/** Of the first option only: that layout has pictures of variants, not of choices. */
const inFirstOption = ({ 'Variant Image': _, ...cells }: Record<string, string>) => cells

test.each(['HOSTED', 'SHOPIFY'] as const)('a %s file with the sample shop changes none of its cells', async (format) => {
  const other = await site.neighbour()
  const client = other.as(other.owner())
  const { text } = await exportAll(client, { format })
  const { errors, counts } = await importFile(other, client, { text, mode: 'SAVE' })
  expect([errors, counts!.failed, counts!.inserted]).toEqual([[], 0, 0])
  const now = cellsIn((await exportAll(client, { format })).text)
  expect(now.map(inFirstOption)).toEqual(cellsIn(text).map(inFirstOption))
})
