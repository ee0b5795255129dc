import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { productsV3 } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import type { Client } from '@stoa/sdk'
import { branchOf } from '../../../../../tests/support/category-branch.ts'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { createV3 } from '../../../../../tests/support/products-v3.ts'
import { createProduct, storePictures } from '../../../../../tests/support/products.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

type Fields = NonNullable<RequestOf<typeof productsV3.getProduct>['fields']>
type Product = ResponseOf<typeof productsV3.getProduct>['product']

let site: TestSite
let vera: Client
let olga: Client
let idOf: (slug: string) => string

beforeAll(async () => {
  site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
  idOf = await productIds(site)
})

const getById = async (productId: string, fields: Fields = [], as = vera) => (await as.productsV3.getProduct({ productId, fields })).product
const get = (slug: string, fields: Fields = [], as = vera) => getById(idOf(slug), fields, as)
const variantsOf = ({ variantsInfo }: Product) => variantsInfo!.variants!

async function changeDoc(productId: string, changes: object): Promise<void> {
  await site.database.run(sql`
    update products set doc = doc || ${JSON.stringify(changes)}::jsonb where site_id = ${site.siteId} and id = ${productId}`)
}

const all = '00000000-000000-000000-000000000001'
const vessels = '30000000-0000-4000-8000-000000000001'

describe('200: returns what is requested', () => {
  test.each<[Fields[number], string, object]>([
    ['URL', 'jarro', { url: { relativePath: '/products/jarro', url: 'http://127.0.0.1:4400/products/jarro' } }],
    ['CURRENCY', 'jarro', { currency: 'EUR', actualPriceRange: { minValue: { amount: '44.20', formattedAmount: '€44.20' } } }],
    ['PLAIN_DESCRIPTION', 'fog-throw', { plainDescription: expect.stringContaining('<p>On some mornings') }],
    ['DESCRIPTION', 'fog-throw', { description: { nodes: [{ type: 'PARAGRAPH' }, { type: 'PARAGRAPH' }] } }],
    [
      'INFO_SECTION',
      'night-shift',
      { infoSections: [{ id: expect.any(String), uniqueName: expect.any(String), title: expect.any(String) }] },
    ],
    ['INFO_SECTION_PLAIN_DESCRIPTION', 'night-shift', { infoSections: [{ plainDescription: expect.stringContaining('<p>') }] }],
    ['INFO_SECTION_DESCRIPTION', 'night-shift', { infoSections: [{ description: { nodes: [{ type: 'PARAGRAPH' }] } }] }],
    ['WEIGHT_MEASUREMENT_UNIT_INFO', 'jarro', { physicalProperties: { weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' } } }],
    ['DIRECT_CATEGORIES_INFO', 'jarro', { directCategoriesInfo: { categories: [{ id: vessels }, { id: all }] } }],
    ['ALL_CATEGORIES_INFO', 'jarro', { allCategoriesInfo: { categories: [{ id: vessels }, { id: all }] } }],
    [
      'BREADCRUMBS_INFO',
      'jarro',
      { breadcrumbsInfo: { breadcrumbs: [{ categoryId: vessels, categoryName: 'Vessels', categorySlug: 'vessels' }] } },
    ],
    ['MEDIA_ITEMS_INFO', 'fog-throw', { media: { itemsInfo: { items: [{ id: 'stoa-fog-throw-1.webp' }, {}, {}] } } }],
    [
      'THUMBNAIL',
      'jarro',
      { media: { main: { thumbnail: { width: 50, height: 50, url: expect.stringContaining('w_50'), altText: expect.any(String) } } } },
    ],
    [
      'VARIANT_OPTION_CHOICE_NAMES',
      'fog-throw',
      {
        variantsInfo: {
          variants: [{ choices: [{ optionChoiceNames: { optionName: 'Wool', choiceName: 'Fog', renderType: 'SWATCH_CHOICES' } }] }, {}, {}],
        },
      },
    ],
    [
      'PRODUCT_CHOICES_DISPLAY_IMAGE',
      'fog-throw',
      { options: [{ choicesSettings: { choices: [{ displayImage: { id: 'stoa-fog-throw-1.webp', width: 1200 } }, {}, {}] } }] },
    ],
    [
      'PRODUCT_CHOICES_MEDIA_REFERENCES',
      'fog-throw',
      { options: [{ choicesSettings: { choices: [{ media: { items: [{ mediaId: 'stoa-fog-throw-1.webp' }] } }, {}, {}] } }] },
    ],
    ['DISCOUNT_INFO', 'jarro', { variantsInfo: { variants: [{ price: { priceAfterDiscount: { amount: '44.20' } } }] } }],
    ['SUBSCRIPTION_PRICES_INFO', 'jarro', { variantsInfo: { variants: [{ subscriptionPricesInfo: { subscriptionPrices: [] } }] } }],
  ])('%s', async (field, slug, expected) => {
    const requested = await get(slug, [field])
    expect(requested).toMatchObject(expected)
    expect(await get(slug)).not.toMatchObject(expected)
    expect(await get(slug, [field], olga)).toMatchObject(expected)
  })

  test('PRODUCT_CHOICES_DISPLAY_IMAGE: of modifiers too', async () => {
    const [picture] = (await storePictures(site, 1)) as [string]
    const { id } = await createV3(olga, {
      media: { itemsInfo: { items: [{ id: picture }] } },
      modifiers: [
        {
          name: 'Box',
          modifierRenderType: 'TEXT_CHOICES',
          choicesSettings: { choices: [{ name: 'Red', choiceType: 'CHOICE_TEXT', media: { items: [{ mediaId: picture }] } }] },
        },
      ],
    })
    const { modifiers } = await getById(id, ['PRODUCT_CHOICES_DISPLAY_IMAGE'])
    expect(modifiers).toMatchObject([{ choicesSettings: { choices: [{ displayImage: { id: picture } }] } }])
  })

  test('MERCHANT_DATA: cost and profit; none at a loss', async () => {
    const product = await get('fog-throw', ['MERCHANT_DATA'], olga)
    expect(product.costRange).toEqual({ minValue: { amount: '60.00' }, maxValue: { amount: '60.00' } })
    expect(variantsOf(product)[0]!.revenueDetails).toEqual({
      cost: { amount: '60.00' },
      profit: { amount: '59.00' },
      profitMargin: 0.4958,
    })
    const { id } = await createProduct(olga)
    await site.database.run(sql`update variants set cost_minor = 2500 where site_id = ${site.siteId} and product_id = ${id}`)
    expect(variantsOf(await getById(id, ['MERCHANT_DATA'], olga))[0]!.revenueDetails).toEqual({
      cost: { amount: '25.00' },
      profit: { amount: '0.00' },
      profitMargin: -0.25,
    })
  })

  test('a video with its resolutions', async () => {
    const { media } = await get('sill-sundial', ['MEDIA_ITEMS_INFO'])
    const film = media!.itemsInfo!.items!.at(-1)!
    expect(film).toMatchObject({ mediaType: 'VIDEO', video: { id: film.id, filename: film.id } })
    expect(film.video!.resolutions![0]).toEqual({
      url: expect.stringContaining(film.id!),
      width: expect.any(Number),
      height: expect.any(Number),
      format: 'mp4',
    })
    expect(film).not.toHaveProperty('image')
  })

  test('breadcrumbs to the main category, as long as the product is in it and the caller sees it', async () => {
    const id = idOf('sill-birds')
    const { directCategoriesInfo } = await getById(id, ['DIRECT_CATEGORIES_INFO'])
    const categoryId = directCategoriesInfo!.categories!.at(-2)!.id!
    await changeDoc(id, { mainCategoryId: all })
    expect(await getById(id, ['BREADCRUMBS_INFO'])).toMatchObject({
      mainCategoryId: all,
      breadcrumbsInfo: { breadcrumbs: [{ categoryId: all, categoryName: 'All Products', categorySlug: 'all-products' }] },
    })
    await changeDoc(id, { mainCategoryId: randomUUID() })
    const other = await getById(id, ['BREADCRUMBS_INFO'])
    expect(other).not.toHaveProperty('mainCategoryId')
    expect(other.breadcrumbsInfo!.breadcrumbs![0]!.categoryId).toBe(directCategoriesInfo!.categories![0]!.id)
    await changeDoc(id, { mainCategoryId: categoryId })
    await site.database.run(sql`update collections set visible = false where site_id = ${site.siteId} and id = ${categoryId}`)
    expect((await getById(id, ['BREADCRUMBS_INFO'])).breadcrumbsInfo).toEqual({ breadcrumbs: [] })
    expect((await getById(id, ['BREADCRUMBS_INFO'], olga)).breadcrumbsInfo!.breadcrumbs).toHaveLength(1)
    await site.database.run(sql`update collections set visible = true where site_id = ${site.siteId} and id = ${categoryId}`)
  })

  test('categories as a tree: those above on request, the whole way as breadcrumbs, hidden ones for owners only', async () => {
    const { id } = await createProduct(olga)
    const [top, middle, low, hidden] = await branchOf(site, 4)
    await site.database.run(sql`
      update products set collection_ids = ${[low!, hidden!, vessels]}::uuid[] where site_id = ${site.siteId} and id = ${id}`)
    await site.database.run(sql`update collections set visible = false where site_id = ${site.siteId} and id = ${hidden!}`)
    const fields: Fields = ['DIRECT_CATEGORIES_INFO', 'ALL_CATEGORIES_INFO', 'BREADCRUMBS_INFO']
    const seen = await getById(id, fields)
    expect(seen.directCategoriesInfo!.categories).toEqual([{ id: low }, { id: vessels }, { id: all }])
    expect(seen.allCategoriesInfo!.categories).toEqual([{ id: top }, { id: middle }, { id: low }, { id: vessels }, { id: all }])
    expect(seen.breadcrumbsInfo!.breadcrumbs!.map(({ categoryId }) => categoryId)).toEqual([top, middle, low])
    const owned = await getById(id, fields, olga)
    expect(owned.directCategoriesInfo!.categories).toEqual([{ id: low }, { id: hidden }, { id: vessels }, { id: all }])
    await changeDoc(id, { mainCategoryId: hidden })
    expect((await getById(id, fields)).breadcrumbsInfo!.breadcrumbs).toEqual([])
    expect((await getById(id, fields, olga)).breadcrumbsInfo!.breadcrumbs!.map(({ categorySlug }) => categorySlug)).toEqual([
      'level-0',
      'level-1',
      'level-2',
      'level-3',
    ])
  })

  test('the index of a product in the manual order of a category, as far as it is arranged', async () => {
    const { collection } = await olga.collections.createCollection({ collection: { name: 'Arranged' } })
    const ids = ['jarro', 'fog-throw', 'balao'].map(idOf)
    await olga.collections.addProductsToCollection({ id: collection.id, productIds: ids })
    const indexes = async () =>
      (await vera.productsV3.queryProducts({ query: { filter: { id: { $in: ids } } }, fields: ['DIRECT_CATEGORIES_INFO'] })).products
        .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
        .map(({ directCategoriesInfo }) => directCategoriesInfo!.categories!.find((one) => one.id === collection.id)!.index)
    expect(await indexes()).toEqual([undefined, undefined, undefined])
    await olga.collections.updateCollectionSettings({ settings: { id: collection.id, sort: 'MANUAL' } })
    expect(await indexes()).toEqual([0, 1, 2])
    await site.database.run(sql`update collections set arranged_count = 1 where site_id = ${site.siteId} and id = ${collection.id}`)
    expect(await indexes()).toEqual([0, undefined, undefined])
    await olga.collections.deleteCollection({ id: collection.id })
  })

  test('the same product that V1 returns, with each change of V1', async () => {
    const { id } = await createProduct(olga, { name: 'Bowl', description: '<p>One</p>' })
    await olga.catalogue.updateProduct({ product: { id, description: '<p>Two</p>', discount: { type: 'PERCENT', value: 50 } } })
    expect(await getById(id, ['PLAIN_DESCRIPTION'])).toMatchObject({
      plainDescription: '<p>Two</p>',
      revision: '2',
      actualPriceRange: { minValue: { amount: '10.00' } },
    })
  })
})
