import { Type } from 'typebox'
import { call } from '../call.ts'
import { Collection } from '../collections/collection.ts'
import { collectionProblems } from '../collections/problems.ts'
import { PagingMetadata } from '../query.ts'
import { field, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { productsFilterable, storeVariantsFilterable } from './filterable.ts'
import { ProductListFacets, ProductListRequest } from './list.ts'
import { Media } from './media.ts'
import { productProblems, variantProblems } from './problems.ts'
import { Product, ProductOption } from './product.ts'
import { CataloguePaging, CatalogueQuery } from './query.ts'
import { StoredFile } from './stored-file.ts'
import { Choices, SelectedVariant, StoreVariant, StoreVariantId, Variant } from './variants.ts'

const reader = {
  family: 'catalogueReader',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'WIX_STORES.READ_PRODUCTS',
  writes: false,
} as const

const source = 'commerce §7 "Catalogue products", wire §1.2 and §4'

/** Requests cost and profit. They are returned to owners and apps; for other callers the field has no effect. */
const includeMerchantSpecificData = maybe(Type.Boolean(), 'Whether to return cost and profit, to owners and apps. False by default.')

export const queryProducts = call({
  ...reader,
  method: 'GET',
  path: '/v1/products/query-platformized',
  also: [['POST', '/v1/products/query-platformized']],
  summary: 'Query products.',
  description: 'Returns products in pages of up to 100. Hidden products are returned to owners and apps only.',
  source,
  request: Shape({ query: maybeNull(CatalogueQuery, 'Filter, sort and page of the list.') }),
  response: Shape({
    products: field(Type.Array(Product, { maxItems: 100 }), 'The products of this page.'),
    metadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  problems: {},
  filterable: productsFilterable,
  example: {
    query: { filter: { 'priceData.price': { $lt: 50 } }, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 10, offset: 0 } },
  },
})

export const listProducts = call({
  ...reader,
  method: 'GET',
  path: '/v1/products/list',
  also: [['POST', '/v1/products/list']],
  family: 'stoa',
  summary: 'List products with filters and their counts.',
  description:
    'Returns a page of what shoppers see of a collection and those below it, or of all products, with the values to filter it by. Hidden products are left out for every caller. ' +
    '`search` looks in names, stock-keeping units, brands, ribbons, descriptions, info sections and options, with the synonyms and pinned products of the search settings. ' +
    'Up to 10,000 products are counted: a longer list has no counts, and shows the values of its 10,000 newest products. Without `total`, more than 10,000 products match.',
  source: 'decisions 0087, 0150',
  request: ProductListRequest,
  response: Shape({
    products: field(Type.Array(Product, { maxItems: 100 }), 'The products of this page.'),
    metadata: field(PagingMetadata, 'Size of the page, and the number of products that match.'),
    facets: field(ProductListFacets, 'Values to filter the list by.'),
    correctedText: maybe(
      Type.String(),
      'Text that was searched for instead, because no product of the list matches `search`: each word that no product has is replaced by one that differs in one letter, or two swapped ones.',
    ),
  }),
  problems: {},
  example: { filter: { inStock: true, options: { Colour: ['Red'] } }, sort: 'PRICE_ASC', paging: { limit: 24, offset: 0 } },
})

export const getProduct = call({
  ...reader,
  method: 'GET',
  path: '/v1/products/{id}',
  summary: 'Get a product.',
  description: 'Returns a product with its options and visible variants. Hidden products are available to owners and apps only.',
  source,
  request: Shape({ id: field(Guid, 'ID of the product.'), includeMerchantSpecificData }),
  response: Shape({ product: field(Product, 'The product with its options and variants.') }),
  problems: productProblems,
  example: { id: '10000000-0000-4000-8000-000000000001' },
})

export const getProductByFormerSlug = call({
  ...reader,
  method: 'GET',
  path: '/v1/products/former-slugs/{formerSlug}',
  family: 'stoa',
  summary: 'Get the product that had a slug before.',
  description:
    'Returns the product, with its present slug, so that links to its former address still lead to it. A slug that another product takes later is no longer a former one. ' +
    'Hidden products, and those whose `seoData.settings.preventAutoRedirect` is true, aren’t found.',
  source: 'commerce §7 "Catalogue products", decision 0142',
  request: Shape({ formerSlug: field(Text(100, 1), 'Slug that the product had before.') }),
  response: Shape({ product: field(Product, 'The product with its present slug.') }),
  problems: { PRODUCT_NOT_FOUND: { status: 404, message: 'No product had this address before.' } },
})

export const getDigitalFile = call({
  method: 'GET',
  path: '/v1/products/{id}/digital-file',
  family: 'stoa',
  summary: 'Get the file of a digital product.',
  description:
    'Returns the file that buyers download once they have paid. Without `file`, the product has none, or its content is missing.',
  source: 'screens §5: products, decision 0060',
  allow: ['owner', 'app'],
  permission: 'WIX_STORES.READ_PRODUCTS',
  writes: false,
  request: Shape({ id: field(Guid, 'ID of the product.') }),
  response: Shape({ file: maybe(StoredFile, 'File that buyers of the product download. Absent if there is none.') }),
  problems: productProblems,
  example: { id: '10000000-0000-4000-8000-000000000046' },
})

export const getProductOptionsAvailability = call({
  ...reader,
  method: 'POST',
  path: '/v1/products/{id}/productOptionsAvailability',
  summary: 'Get the available options of a product for the choices made so far.',
  description:
    'Returns whether each remaining choice is in stock. `selectedVariant` is present once all options are chosen; ' +
    '`availableForPurchase` is true if that variant can be bought.',
  source,
  request: Shape({
    id: field(Guid, 'ID of the product.'),
    options: maybe(Choices, 'The choices made so far, such as `{ "Size": "M" }`. None by default.'),
  }),
  response: Shape({
    selectedVariant: maybe(SelectedVariant, 'The variant that the choices name. Absent while an option is open.'),
    media: maybe(Media, 'Pictures of the chosen options. Absent if they have none.'),
    productOptions: field(
      Type.Array(ProductOption),
      'All options, each choice marked by whether it is in stock with the choices made so far.',
    ),
    availableForPurchase: field(Type.Boolean(), 'Whether the selected variant can be bought now. False while an option is open.'),
  }),
  problems: productProblems,
  example: { id: '10000000-0000-4000-8000-000000000001', options: {} },
})

export const queryProductVariants = call({
  ...reader,
  method: 'POST',
  path: '/v1/products/{id}/variants/query',
  summary: 'Query the variants of a product.',
  description:
    'Returns the variants in `variantIds`, or else those that match all `choices`. `metadata.items` is the page size; `totalResults` ' +
    'counts all pages.',
  source,
  request: Shape({
    id: field(Guid, 'ID of the product.'),
    choices: maybe(Choices, 'Choices that the variants must have, such as `{ "Size": "M" }`.'),
    variantIds: maybe(Type.Array(Guid, { maxItems: 1000 }), 'IDs of the variants to return; `choices` is then ignored.'),
    paging: maybeNull(CataloguePaging, 'Page of the list, at most 100 variants.'),
    includeMerchantSpecificData,
  }),
  response: Shape({
    variants: field(Type.Array(Variant), 'The variants of this page.'),
    metadata: field(
      Shape({
        items: maybe(Type.Integer(), 'Number of variants on this page.'),
        offset: maybe(Type.Integer(), 'Variants skipped before this page.'),
      }),
      'Size and offset of the page.',
    ),
    totalResults: field(Type.Integer(), 'Number of variants on all pages.'),
  }),
  problems: productProblems,
  example: { id: '10000000-0000-4000-8000-000000000001' },
})

export const queryStoreVariants = call({
  ...reader,
  method: 'POST',
  path: '/v1/variants/query',
  summary: 'Query variants of all products.',
  description: 'Returns variants in pages of up to 100. Variants of hidden products are returned to owners and apps only.',
  source,
  request: Shape({ query: maybeNull(CatalogueQuery, 'Filter, sort and page of the list.') }),
  response: Shape({
    variants: field(Type.Array(StoreVariant, { maxItems: 100 }), 'The variants of this page.'),
    metadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  problems: {},
  filterable: storeVariantsFilterable,
  example: { query: { filter: { productId: '10000000-0000-4000-8000-000000000001' } } },
})

export const getStoreVariant = call({
  ...reader,
  method: 'GET',
  path: '/v1/variants/{id}',
  summary: 'Get a variant.',
  description: 'Returns a variant by its product ID and variant ID, joined by a hyphen.',
  source,
  request: Shape({ id: field(StoreVariantId, 'Product ID and variant ID, joined by a hyphen.') }),
  response: Shape({ variant: field(StoreVariant, 'The variant with its stock.') }),
  problems: variantProblems,
})

export const getCollectionBySlug = call({
  ...reader,
  method: 'GET',
  path: '/v1/collections/slug/{slug}',
  summary: 'Get a collection by its slug (catalogue reader).',
  description: 'Returns a collection in the format of the catalogue reader.',
  source,
  request: Shape({ slug: field(Text(100, 1), 'Last part of the address of the collection’s page.') }),
  response: Shape({ collection: field(Collection, 'The collection in the reader’s format.') }),
  problems: collectionProblems,
})

export * from './product-page-call.ts'
export * from './product-calls.ts'
export * from './variant-calls.ts'
export * from './media-calls.ts'
export * from './version-calls.ts'
