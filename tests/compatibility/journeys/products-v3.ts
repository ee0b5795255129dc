import { randomUUID } from 'node:crypto'
import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'
import { until } from '../until.ts'
import { neverCalled, watched } from '../watched.ts'
import { refuse } from './products-v3-refusals.ts'

export interface Callers {
  /** An app that may change products and nothing else. */
  writer: Package
  owner: Package
  shopper: Package
}

const fields = [
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'DESCRIPTION',
  'INFO_SECTION_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'BREADCRUMBS_INFO',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'THUMBNAIL',
] as const

export const priced = (amount: string, before?: string): Package => ({
  price: { actualPrice: { amount }, ...(before === undefined ? {} : { compareAtPrice: { amount: before } }) },
})

const ofSize = (choiceName: string): Package => [
  { optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' } },
  { optionChoiceNames: { optionName: 'Glaze', choiceName: 'Moss', renderType: 'SWATCH_CHOICES' } },
]

const nameOf = ({ generation, mode }: Pick<Walk, 'generation' | 'mode'>): string => `Bowl ${generation} ${mode}`

/** An app keeps products of the catalogue V3, from the first to the last call. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, app, step } = walk
  const called = new Set<string>()
  const callers: Callers = {
    writer: watched(connection.app({ ...app!, instanceId: siteId }), 'productsV3', called),
    owner: watched(connection.owner(apiKey, siteId), 'productsV3', called),
    shopper: watched(connection.visitor(clientId), 'productsV3', called),
  }
  const product = await create(walk, callers)
  await find(walk, callers, product)
  await change(walk, callers, product)
  await changeSeveral(walk, callers, product)
  await stock(walk, callers)
  await changeByFilter(walk, callers)
  await readVariants(walk, callers, product)
  await remove(walk, callers, product)
  await refuse(walk, callers)
  await step('functions never called', () => neverCalled(callers.owner, 'productsV3', called))
}

async function create(walk: Walk, { writer, owner, shopper }: Callers): Promise<Package> {
  const { step, attempt } = walk
  const name = nameOf(walk)
  const product = await step('created', () =>
    writer.productsV3.createProduct(
      {
        name,
        productType: 'PHYSICAL',
        plainDescription: '<p>For <strong>soup</strong>.</p>',
        physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'L' } },
        brand: { name: `Oficina ${name}` },
        ribbon: { name: 'New' },
        additionalRibbons: [{ name: 'Gift' }],
        infoSections: [{ uniqueName: `Care of ${name}`, title: 'Care', plainDescription: '<p>By hand.</p>' }],
        seoData: { tags: [{ type: 'title', children: 'A bowl' }], settings: { keywords: [{ term: 'bowl' }] } },
        tags: { publicTags: { tagIds: ['kitchen'] }, privateTags: { tagIds: ['secret'] } },
        options: [
          { name: 'Size', optionRenderType: 'TEXT_CHOICES', choicesSettings: { choices: [small, { ...small, name: 'Large' }] } },
          {
            name: 'Glaze',
            optionRenderType: 'SWATCH_CHOICES',
            choicesSettings: { choices: [{ choiceType: 'ONE_COLOR', colorCode: '#4a5d3a', name: 'Moss' }] },
          },
        ],
        modifiers: [
          {
            name: 'Wrap',
            modifierRenderType: 'TEXT_CHOICES',
            mandatory: true,
            choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT', name: 'Paper', addedPrice: '2.00' }] },
          },
          {
            name: 'Engraving',
            modifierRenderType: 'FREE_TEXT',
            freeTextSettings: { title: 'Your text', minCharCount: 1, maxCharCount: 20, defaultAddedPrice: '5.00' },
          },
        ],
        variantsInfo: {
          variants: [
            {
              ...priced('18.00', '20.00'),
              sku: `BOWL-S ${name}`,
              barcode: `40 ${name}`,
              choices: ofSize('Small'),
              revenueDetails: { cost: { amount: '8.00' } },
              physicalProperties: { weight: 0.5, pricePerUnit: { settings: { quantity: 500, measurementUnit: 'ML' } } },
            },
            {
              ...priced('25.00'),
              choices: ofSize('Large'),
              physicalProperties: { weight: 1, pricePerUnit: { settings: { quantity: 1, measurementUnit: 'L' } } },
            },
          ],
        },
      },
      { fields },
    ),
  )
  await attempt('created with little', () =>
    writer.productsV3.createProduct({
      name: `Little ${name}`,
      productType: 'PHYSICAL',
      physicalProperties: {},
      variantsInfo: { variants: [{ ...priced('12.00'), choices: [] }] },
    }),
  )
  await attempt('read by the shop', () => owner.productsV3.getProduct(product._id, { fields }))
  await attempt('read by a shopper', () => shopper.productsV3.getProduct(product._id, { fields: ['CURRENCY', 'DESCRIPTION'] }))
  await attempt('read by its slug', () => shopper.productsV3.getProductBySlug(product.slug, { fields: ['URL'] }))
  await attempt('read by V1', async () => (await owner.products.getProduct(product._id)).product)
  return product
}

const small = { choiceType: 'CHOICE_TEXT', name: 'Small' }

async function find(walk: Walk, { owner, shopper }: Callers, { _id, slug }: Package): Promise<void> {
  const { attempt, generation } = walk
  const name = nameOf(walk)
  await attempt('found by ID', async () => (await shopper.productsV3.queryProducts().eq('_id', _id).find()).items)
  await attempt('found by slug, with fields', async () => {
    const { items } = await owner.productsV3
      .queryProducts({ fields: ['CURRENCY', 'MERCHANT_DATA'] })
      .in('slug', [slug])
      .find()
    return items
  })
  await attempt('page by page', async () => {
    const first = await shopper.productsV3.queryProducts().ascending('slug').limit(2).find()
    const second = await first.next()
    const back = await second.prev()
    const slugs = ({ items }: Package): string[] => items.map((one: Package) => one.slug)
    return { first: slugs(first), hasNext: first.hasNext(), second: slugs(second), back: slugs(back), length: first.length }
  })
  await attempt('newest first', async () => {
    const { items } = await shopper.productsV3.queryProducts().startsWith('slug', 'little-bowl').descending('_createdDate').limit(1).find()
    return items
  })
  const search = {
    filter: { 'brand.name': `Oficina ${name}` },
    search: { expression: 'bowl', fields: ['name'] },
    sort: [{ fieldName: 'name', order: 'ASC' }],
    cursorPaging: { limit: 10 },
    aggregations: [
      { name: 'ribbons', type: 'VALUE', fieldPath: 'ribbon.name', value: { limit: 5 } },
      {
        name: 'prices',
        type: 'RANGE',
        fieldPath: 'actualPriceRange.minValue.amount',
        range: { buckets: [{ from: 0, to: 15 }, { from: 15 }] },
      },
      { name: 'cheapest', type: 'SCALAR', fieldPath: 'actualPriceRange.minValue.amount', scalar: { type: 'MIN' } },
    ],
  }
  const { searchProducts, countProducts } = shopper.productsV3
  const options = { fields: ['CURRENCY'] }
  await attempt('searched', () => (generation === 'current' ? searchProducts(search, options) : searchProducts({ search, ...options })))
  const byWords = async (words: Package): Promise<string[]> => {
    const wanted = { filter: search.filter, search: words }
    const { products } = await (generation === 'current' ? searchProducts(wanted, {}) : searchProducts({ search: wanted }))
    return products.map((one: Package) => one._id)
  }
  await attempt('searched by words', async () => ({
    otherForm: await byWords({ expression: 'BOWLS' }),
    all: await byWords({ expression: 'soups bowl', mode: 'AND' }),
    notAll: await byWords({ expression: 'teapot bowl', mode: 'AND' }),
    one: await byWords({ expression: 'teapot bowl', mode: 'OR' }),
    exactly: await byWords({ expression: 'bwol' }),
    typo: await byWords({ expression: 'bwol', fuzzy: true }),
    unit: await byWords({ expression: 'bowl-s', fields: ['variantsInfo.variants.sku'] }),
    description: await byWords({ expression: 'bowl', fields: ['description'] }),
  }))
  await attempt('counted', () => countProducts({ filter: search.filter }))
  await attempt('counted by the shop', () => owner.productsV3.countProducts({ filter: search.filter, returnNonVisibleProducts: true }))
  if (generation === 'current') {
    await attempt('category of all', () => shopper.productsV3.getAllProductsCategory())
    await attempt('found by a typed query', () =>
      shopper.productsV3.queryProducts({ filter: { _id: { $eq: _id } }, cursorPaging: { limit: 1 } }, options),
    )
  }
  await attempt('version', () => shopper.catalogVersioning.getCatalogVersion())
}

async function change(walk: Walk, { writer, owner, shopper }: Callers, { _id }: Package): Promise<void> {
  const { attempt, step } = walk
  const { updateProduct } = writer.productsV3
  const before = await step('read before it is sent back', () => owner.productsV3.getProduct(_id, { fields }))
  await attempt('sent back whole', () => updateProduct(_id, structuredClone(sendable(walk, before)), { fields }))
  const updated = await step('updated', () =>
    updateProduct(_id, { revision: before.revision, name: `${nameOf(walk)}, glazed`, brand: null, modifiers: [], plainDescription: null }),
  )
  const [first, second] = updated.variantsInfo.variants
  await attempt('variants priced', () =>
    updateProduct(_id, {
      revision: updated.revision,
      options: updated.options,
      variantsInfo: { variants: [{ ...first, ...priced('15.00', '30.00') }, second] },
    }),
  )
  await attempt('hidden', async () => {
    const { revision } = await owner.productsV3.getProduct(_id)
    return updateProduct(_id, { revision, visible: false })
  })
  await attempt('hidden, for shoppers', async () => (await shopper.productsV3.queryProducts().eq('_id', _id).find()).items)
  await attempt('hidden, for the shop', async () => (await owner.productsV3.queryProducts().eq('_id', _id).find()).items)
  await attempt('refused: hidden', () => shopper.productsV3.getProduct(_id))
  await attempt('refused: an old revision', () => updateProduct(_id, { revision: before.revision, name: 'Old' }))
  await attempt('visible again', async () => {
    const { revision } = await owner.productsV3.getProduct(_id)
    return updateProduct(_id, { revision, visible: true })
  })
}

/** 2024 hands dates out as texts, but takes only Date. */
const sendable = ({ generation }: Walk, { _createdDate, _updatedDate, ...product }: Package): Package =>
  generation === 'current' ? { ...product, _createdDate, _updatedDate } : product

async function changeSeveral(walk: Walk, { writer, owner }: Callers, { _id }: Package): Promise<void> {
  const { attempt, step, generation } = walk
  const { bulkCreateProducts, bulkUpdateProducts, bulkAddInfoSectionsToProducts, bulkRemoveInfoSectionsFromProducts } = writer.productsV3
  const plain = (name: string): Package => ({
    name,
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: { variants: [{ ...priced('9.00'), choices: [] }] },
  })
  const { results } = await step('several created', () =>
    bulkCreateProducts(
      [
        plain(`First ${nameOf(walk)}`),
        { ...plain(`Second ${nameOf(walk)}`), options: [{ name: 'Size', choicesSettings: { choices: [small] } }] },
      ],
      { returnEntity: true, fields: ['CURRENCY'] },
    ),
  )
  const first = results[0].item
  const revisionOf = async (id: string): Promise<string> => (await owner.productsV3.getProduct(id)).revision
  await attempt('several updated', () =>
    bulkUpdateProducts(
      [
        { product: { _id: first._id, revision: first.revision, ribbon: { name: 'Sale' } } },
        { product: { _id: randomUUID(), revision: '1' } },
      ],
      { returnEntity: true },
    ),
  )
  const { infoSection } = await step('section', () =>
    owner.infoSectionsV3.getOrCreateInfoSection({ infoSection: { uniqueName: `Size of ${nameOf(walk)}`, title: 'Size' } }),
  )
  const products = [{ productId: _id }, { productId: first._id, revision: await revisionOf(first._id) }, { productId: randomUUID() }]
  await attempt('sections added', () =>
    bulkAddInfoSectionsToProducts(products, { infoSectionIds: [infoSection._id], returnEntity: true, fields: ['INFO_SECTION'] }),
  )
  await attempt('sections removed', () =>
    bulkRemoveInfoSectionsFromProducts([{ productId: first._id }], {
      infoSectionIds: [infoSection._id],
      returnEntity: true,
      fields: ['INFO_SECTION'],
    }),
  )
  if (generation === 'current')
    await attempt('tags of several', async () => {
      const assignTags = { publicTags: { tagIds: ['table'] } }
      const unassignTags = { privateTags: { tagIds: ['secret'] } }
      const outcome = await writer.productsV3.bulkUpdateProductTags([_id, randomUUID()], { assignTags, unassignTags })
      return { ...outcome, tags: (await owner.productsV3.getProduct(_id)).tags }
    })
  await attempt('several deleted', () => writer.productsV3.bulkDeleteProducts([first._id, randomUUID()]))
}

async function stock(walk: Walk, { writer, owner }: Callers): Promise<void> {
  const { attempt, step } = walk
  const { createProductWithInventory, updateProductWithInventory } = writer.productsV3
  const variant = { ...priced('7.00'), choices: [], inventoryItem: { quantity: 3, preorderInfo: { enabled: false } } }
  const plain = { name: `Stocked ${nameOf(walk)}`, productType: 'PHYSICAL', physicalProperties: {} }
  const { product } = await step('created with stock', () =>
    createProductWithInventory({ ...plain, variantsInfo: { variants: [variant] } }, { returnEntity: true }),
  )
  await attempt('stock of V1', async () => (await owner.products.getProduct(product._id)).product.stock)
  await attempt('updated with stock', () =>
    updateProductWithInventory(
      product._id,
      { revision: product.revision, variantsInfo: { variants: [{ ...priced('8.00'), choices: [], inventoryItem: { quantity: 0 } }] } },
      { returnEntity: true },
    ),
  )
  const several = await step('several created with stock', () =>
    writer.productsV3.bulkCreateProductsWithInventory([{ ...plain, variantsInfo: { variants: [variant] } }], { returnEntity: true }),
  )
  const [{ item }] = several.productResults.results
  await attempt('several updated with stock', () =>
    writer.productsV3.bulkUpdateProductsWithInventory(
      [
        {
          product: {
            _id: item._id,
            revision: item.revision,
            variantsInfo: { variants: [{ ...priced('8.00'), choices: [], inventoryItem: { inStock: false } }] },
          },
        },
      ],
      { returnEntity: true },
    ),
  )
}

async function changeByFilter(walk: Walk, { writer, owner }: Callers): Promise<void> {
  const { attempt, generation } = walk
  const v3 = writer.productsV3
  const filter = { name: { $startsWith: `Stocked ${nameOf(walk)}` } }
  const infoSectionIds = [
    (await owner.infoSectionsV3.getOrCreateInfoSection({ infoSection: { uniqueName: 'Filter', title: 'Filter' } })).infoSection._id,
  ]
  const categoryIds = [(await owner.collections.queryCollections().limit(1).ne('name', 'All Products').find()).items[0]._id]
  const seen = (isChanged: (product: Package) => boolean): Promise<Package[]> =>
    until(async () => {
      const { items } = await owner.productsV3
        .queryProducts()
        .startsWith('slug', slugOf(`Stocked ${nameOf(walk)}`))
        .find()
      const fields = ['INFO_SECTION', 'MERCHANT_DATA']
      const all: Package[] = await Promise.all(items.map(({ _id }: Package) => owner.productsV3.getProduct(_id, { fields })))
      return all.every(isChanged) ? all : undefined
    })
  const costs = (amount: string) => (product: Package) => product.costRange?.minValue.amount === amount
  const variant = { ...priced('10.00', '12.00'), revenueDetails: { cost: { amount: '2.00' } } }
  await attempt('products by filter', () => v3.bulkUpdateProductsByFilter({ filter, product: { ribbon: { name: 'Filter' } } }))
  await attempt('variants by filter', () => v3.bulkUpdateProductVariantsByFilter(filter, { variant }))
  await attempt('variants changed by filter', () => seen(costs('2.00')))
  await attempt('prices by filter', () =>
    v3.bulkAdjustProductVariantsByFilter(filter, {
      actualPrice: { percentage: -10 },
      cost: { amount: '1' },
      rounding: 'CURRENCY_PRECISION',
    }),
  )
  await attempt('sections by filter', () => v3.bulkAddInfoSectionsToProductsByFilter(filter, { infoSectionIds }))
  await attempt('section added by filter', () => seen(({ infoSections }) => infoSections.length === 1))
  await attempt('sections removed by filter', () => v3.bulkRemoveInfoSectionsFromProductsByFilter(filter, { infoSectionIds }))
  await attempt('categories by filter', () => owner.productsV3.bulkAddProductsToCategoriesByFilter({ filter, categoryIds }))
  await attempt('categories removed by filter', () => owner.productsV3.bulkRemoveProductsFromCategoriesByFilter({ filter, categoryIds }))
  if (generation === 'current')
    await attempt('tags by filter', () => v3.bulkUpdateProductTagsByFilter(filter, { assignTags: { publicTags: { tagIds: ['filter'] } } }))
  await attempt('changed by filter', () =>
    seen((one) => one.ribbon?.name === 'Filter' && one.infoSections.length === 0 && costs('3.00')(one)),
  )
  await attempt('deleted by filter', () => v3.bulkDeleteProductsByFilter(filter))
  await attempt('found when deleted by filter', () =>
    until(async () => {
      const { count } = await owner.productsV3.countProducts({ filter, returnNonVisibleProducts: true })
      return count === 0 ? { count } : undefined
    }),
  )
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

async function readVariants({ attempt, generation }: Walk, { owner, shopper }: Callers, { _id }: Package): Promise<void> {
  if (generation !== 'current') return
  const ofProduct = { 'productData.productId': _id }
  await attempt('variants', async () => {
    const { items } = await shopper.readOnlyVariantsV3
      .queryVariants({ fields: ['CURRENCY'] })
      .eq('productData.productId', _id)
      .find()
    return items
  })
  await attempt('variants searched', () =>
    owner.readOnlyVariantsV3.searchVariants(
      {
        filter: ofProduct,
        sort: [{ fieldName: 'price.actualPrice.amount', order: 'ASC' }],
        aggregations: [{ name: 'most', type: 'SCALAR', fieldPath: 'price.actualPrice.amount', scalar: { type: 'MAX' } }],
      },
      { fields: ['CURRENCY', 'MERCHANT_DATA'] },
    ),
  )
}

async function remove({ attempt }: Walk, { writer, owner }: Callers, { _id }: Package): Promise<void> {
  await attempt('deleted', () => writer.productsV3.deleteProduct(_id))
  await attempt('refused: read when deleted', () => owner.productsV3.getProduct(_id))
}
