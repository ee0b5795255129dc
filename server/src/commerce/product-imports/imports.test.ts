import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { errorsOf, importProducts, sentProducts, settled } from '../../../../tests/support/product-imports.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'

let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
})

const found = async (slug: string) => {
  const { product } = await owner.productsV3.getProductBySlug({
    slug,
    fields: [
      'PLAIN_DESCRIPTION',
      'MERCHANT_DATA',
      'MEDIA_ITEMS_INFO',
      'INFO_SECTION',
      'INFO_SECTION_PLAIN_DESCRIPTION',
      'VARIANT_OPTION_CHOICE_NAMES',
      'DIRECT_CATEGORIES_INFO',
    ],
  })
  return product!
}
const countsOf = (rows: number, changed: Partial<Record<'inserted' | 'updated' | 'skipped' | 'failed', number>>) => ({
  rows,
  inserted: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  ...changed,
})
const variantsOf = async (slug: string) => {
  const { id } = await found(slug)
  const { product } = await owner.catalogue.getProduct({ id: id!, includeMerchantSpecificData: true })
  return product.variants.map(({ choices, variant, stock }) => ({
    choices: Object.values(choices ?? {}).join(' '),
    price: variant.priceData.price,
    now: variant.priceData.discountedPrice,
    sku: variant.sku,
    weight: variant.weight,
    stock: stock.trackQuantity ? stock.quantity : stock.inStock,
  }))
}

/** Without “All Products”. */
async function collectionsOf(productId: string): Promise<string[]> {
  const { product } = await owner.catalogue.getProduct({ id: productId })
  const { collections } = await owner.collections.queryCollections({ query: { filter: { id: { $in: product.collectionIds } } } })
  return collections
    .filter((one) => one.id !== allProductsId)
    .map(({ name }) => name!)
    .toSorted()
}

const shopify = [
  'Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Barcode,SEO Title,Cost per item,Status,Collection',
  'linen-shirt,Linen shirt,"<p>Cool, for hot days.</p>",Nordwind,true,Size,S,Colour,White,LS-S-W,200,shopify,5,deny,49.00,59.00,true,4006381333931,Shirts of linen,20.00,active,Summer',
  'linen-shirt,,,,,,M,,White,LS-M-W,210,shopify,0,continue,49.00,59.00,true,,,20.00,,',
  'linen-shirt,,,,,,M,,Blue,LS-M-B,210,shopify,2,deny,52.50,,true,,,21.00,,',
  'gift-card-holder,Gift card holder,,Nordwind,false,Title,Default Title,,,GC-1,50,,,continue,4.50,,true,,,,draft,',
]

describe('a file of Shopify', () => {
  test('200: becomes products with variants, prices, stock, collections and search texts', async () => {
    const { one, errors } = await importProducts(site, owner, { lines: shopify })
    expect(errors).toEqual([])
    expect(one).toMatchObject({ status: 'FINISHED', target: 'PRODUCTS', counts: countsOf(4, { inserted: 2 }) })
    const shirt = await found('linen-shirt')
    expect(shirt).toMatchObject({
      name: 'Linen shirt',
      plainDescription: '<p>Cool, for hot days.</p>',
      brand: { name: 'Nordwind' },
      visible: true,
      productType: 'PHYSICAL',
      seoData: { tags: [{ type: 'title', children: 'Shirts of linen' }] },
    })
    expect(await variantsOf('linen-shirt')).toEqual([
      { choices: 'S White', price: 59, now: 49, sku: 'LS-S-W', weight: 0.2, stock: 5 },
      { choices: 'M White', price: 59, now: 49, sku: 'LS-M-W', weight: 0.21, stock: 0 },
      { choices: 'M Blue', price: 52.5, now: 52.5, sku: 'LS-M-B', weight: 0.21, stock: 2 },
    ])
    expect(shirt.variantsInfo!.variants!.map(({ barcode }) => barcode)).toEqual(['4006381333931', undefined, undefined])
    expect(shirt.variantsInfo!.variants![2]!.revenueDetails).toMatchObject({ cost: { amount: '21.00' } })
    expect(await collectionsOf(shirt.id!)).toEqual(['Summer'])
    const holder = await found('gift-card-holder')
    expect(holder).toMatchObject({ name: 'Gift card holder', visible: false, options: [] })
    const { inventoryItems } = await owner.inventoryV3.queryInventoryItems({ query: { filter: { productId: shirt.id } } })
    expect(inventoryItems.map(({ preorderInfo }) => preorderInfo?.enabled === true).toSorted()).toEqual([false, false, true])
  })

  test('200: comes in again, and nothing is changed', async () => {
    const before = await found('linen-shirt')
    const { one } = await importProducts(site, owner, { lines: shopify, plan: { mode: 'SAVE' } })
    expect(one.counts).toEqual(countsOf(4, { skipped: 2 }))
    expect((await found('linen-shirt')).revision).toBe(before.revision)
  })

  test('200: products that exist fail, are changed, or are skipped', async () => {
    const lines = [shopify[0]!, shopify[4]!.replace('4.50', '5.50')]
    const failed = await importProducts(site, owner, { lines })
    expect([failed.one.counts, failed.errors]).toEqual([countsOf(1, { failed: 1 }), ['2 PRODUCT_EXISTS']])
    const skipped = await importProducts(site, owner, { lines, plan: { mode: 'SKIP_EXISTING' } })
    expect(skipped.one.counts).toEqual(countsOf(1, { skipped: 1 }))
    expect(await variantsOf('gift-card-holder')).toMatchObject([{ price: 4.5 }])
    const changed = await importProducts(site, owner, { lines, plan: { mode: 'SAVE' } })
    expect(changed.one.counts).toEqual(countsOf(1, { updated: 1 }))
    expect(await variantsOf('gift-card-holder')).toMatchObject([{ price: 5.5, stock: true }])
  })
})

const id = '2bd9a4a5-8c0c-4f4c-9f0a-3e0c3a6d5e11'
const hosted = [
  'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1,additionalInfoTitle1,additionalInfoDescription1,customTextField1,customTextCharLimit1,customTextMandatory1,brand',
  `product_${id},Product,Oak stool,<p>Sturdy.</p>,,Chairs;Wood,,New,80,,true,PERCENT,10,InStock,4.5,30,Finish,COLOR,#c2a06b:Oiled;#ffffff:White,Care,Dust it.,Engraving,20,false,Halle`,
  `product_${id},Variant,,,,,ST-O,,,0,true,,,7,,,,,#c2a06b:Oiled,,,,,,`,
  `product_${id},Variant,,,,,ST-W,,,12.5,true,,,0,,,,,#ffffff:White,,,,,,`,
  'bench,Product,Bench,,,chairs,BN,,120,,false,AMOUNT,0,OutOfStock,,,Wood,DROP_DOWN,Ash;Beech,,,,,,',
]

describe('a file of the hosted platform', () => {
  test('200: products keep their IDs; surcharges, discounts, colours, sections and texts', async () => {
    const { one, errors } = await importProducts(site, owner, { lines: hosted })
    expect([errors, one.counts]).toEqual([[], countsOf(4, { inserted: 2 })])
    const { product } = await owner.catalogue.getProduct({ id })
    expect(product).toMatchObject({
      name: 'Oak stool',
      slug: 'oak-stool',
      ribbon: 'New',
      brand: 'Halle',
      discount: { type: 'PERCENT', value: 10 },
      additionalInfoSections: [{ title: 'Care', description: 'Dust it.' }],
      customTextFields: [{ title: 'Engraving', maxLength: 20, mandatory: false }],
      productOptions: [
        {
          name: 'Finish',
          optionType: 'color',
          choices: [
            { value: '#c2a06b', description: 'Oiled' },
            { value: '#ffffff', description: 'White' },
          ],
        },
      ],
    })
    expect(await collectionsOf(id)).toEqual(['Chairs', 'Wood'])
    expect(await variantsOf('oak-stool')).toMatchObject([
      { choices: 'Oiled', price: 80, now: 72, sku: 'ST-O', stock: 7 },
      { choices: 'White', price: 92.5, now: 83.25, sku: 'ST-W', stock: 0 },
    ])
    const bench = await found('bench')
    expect(bench).toMatchObject({ visible: false, options: [], modifiers: [{ name: 'Wood', modifierRenderType: 'TEXT_CHOICES' }] })
    expect(await collectionsOf(bench.id!)).toEqual(['Chairs'])
    expect(await variantsOf('bench')).toMatchObject([{ price: 120, sku: 'BN', stock: false }])
  })

  test('200: comes in again, and nothing is changed', async () => {
    const { one } = await importProducts(site, owner, { lines: hosted, plan: { mode: 'SAVE' } })
    expect(one.counts).toEqual(countsOf(4, { skipped: 2 }))
  })
})

describe('a change of products', () => {
  const variantLines = (...rows: string[]) => ['Address,Row,Option 1,Option 1 choices,Price,Stock,SKU', ...rows]

  test('200: columns that the file doesn’t have stay, and so do variants and discounts', async () => {
    const { one, errors } = await importProducts(site, owner, {
      lines: variantLines('oak-stool,Product,Finish,,,,', 'oak-stool,Variant,,White,100,,'),
      plan: { mode: 'SAVE' },
    })
    expect([errors, one.counts]).toEqual([[], countsOf(2, { updated: 1 })])
    expect(await variantsOf('oak-stool')).toMatchObject([
      { choices: 'Oiled', price: 80, now: 72, sku: 'ST-O', stock: 7 },
      { choices: 'White', price: 100, now: 90, sku: 'ST-W', stock: 0 },
    ])
  })

  test('200: a new choice becomes a new variant', async () => {
    const { errors } = await importProducts(site, owner, {
      lines: variantLines('oak-stool,Product,Finish,,,,', 'oak-stool,Variant,,#000000:Black,95,3,ST-B'),
      plan: { mode: 'SAVE' },
    })
    expect(errors).toEqual([])
    expect((await variantsOf('oak-stool')).map(({ choices, stock }) => [choices, stock])).toEqual([
      ['Oiled', 7],
      ['White', 0],
      ['Black', 3],
    ])
  })

  test('200: an empty cell keeps a value, or clears it', async () => {
    const lines = ['Address,Ribbon,Name', 'oak-stool,,Stool of oak']
    await importProducts(site, owner, { lines, plan: { mode: 'SAVE' } })
    expect(await found('oak-stool')).toMatchObject({ name: 'Stool of oak', ribbon: { name: 'New' } })
    await importProducts(site, owner, { lines, plan: { mode: 'SAVE', emptyCells: 'CLEAR' } })
    expect((await found('oak-stool')).ribbon).toBeUndefined()
  })

  test('422: prices of a product with variants need their rows', async () => {
    const { errors } = await importProducts(site, owner, { lines: ['Address,Price', 'oak-stool,5'], plan: { mode: 'SAVE' } })
    expect(errors).toEqual(['2 VARIANTS_MISSING'])
  })
})
void sentProducts
void settled
void errorsOf
