import { Type } from 'typebox'
import { call } from '../call.ts'
import { Collection } from '../collections/collection.ts'
import { collectionProblems } from '../collections/problems.ts'
import { PagingMetadata } from '../query.ts'
import { Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { productsFilterable, storeVariantsFilterable } from './filterable.ts'
import { Media } from './media.ts'
import { productProblems, variantProblems } from './problems.ts'
import { Product, ProductOption } from './product.ts'
import { CataloguePaging, CatalogueQuery } from './query.ts'
import { Choices, SelectedVariant, StoreVariant, StoreVariantId, Variant } from './variants.ts'

const reader = {
  family: 'catalogueReader',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'WIX_STORES.READ_PRODUCTS',
  writes: false,
} as const

const source = 'commerce §7 "Catalogue products", wire §1.2 and §4'

/** Asks for cost and profit. Owners and apps are shown them; for anybody else it changes nothing. */
const includeMerchantSpecificData = maybe(Type.Boolean())

export const queryProducts = call({
  ...reader,
  method: 'GET',
  path: '/v1/products/query-platformized',
  also: [['POST', '/v1/products/query-platformized']],
  summary: 'Find products.',
  description: 'Products in pages of at most 100; hidden ones only for owners and apps.',
  source,
  request: Shape({ query: maybeNull(CatalogueQuery) }),
  response: Shape({ products: Type.Array(Product, { maxItems: 100 }), metadata: PagingMetadata }),
  problems: {},
  filterable: productsFilterable,
  example: {
    query: { filter: { 'priceData.price': { $lt: 50 } }, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 10, offset: 0 } },
  },
})

export const getProduct = call({
  ...reader,
  method: 'GET',
  path: '/v1/products/{id}',
  summary: 'Get a product.',
  description: 'One product with its options and visible variants. A hidden product counts as missing, except for owners and apps.',
  source,
  request: Shape({ id: Guid, includeMerchantSpecificData }),
  response: Shape({ product: Product }),
  problems: productProblems,
  example: { id: '10000000-0000-4000-8000-000000000001' },
})

export const getProductOptionsAvailability = call({
  ...reader,
  method: 'POST',
  path: '/v1/products/{id}/productOptionsAvailability',
  summary: 'Find out which options of a product can be had, given what is chosen already.',
  description:
    'What can still be chosen after some choices: every choice says whether it is in stock. `selectedVariant` stands once each option ' +
    'is chosen; `availableForPurchase` is true where that variant can be bought.',
  source,
  request: Shape({ id: Guid, options: maybe(Choices) }),
  response: Shape({
    selectedVariant: maybe(SelectedVariant),
    media: maybe(Media),
    productOptions: Type.Array(ProductOption),
    availableForPurchase: Type.Boolean(),
  }),
  problems: productProblems,
  example: { id: '10000000-0000-4000-8000-000000000001', options: {} },
})

export const queryProductVariants = call({
  ...reader,
  method: 'POST',
  path: '/v1/products/{id}/variants/query',
  summary: 'Find variants of a product.',
  description:
    'Variants of one product: those of `variantIds` or else those that agree with all `choices`. `metadata.items` is the page size, ' +
    '`totalResults` counts all pages.',
  source,
  request: Shape({
    id: Guid,
    choices: maybe(Choices),
    variantIds: maybe(Type.Array(Guid, { maxItems: 1000 })),
    paging: maybeNull(CataloguePaging),
    includeMerchantSpecificData,
  }),
  response: Shape({
    variants: Type.Array(Variant),
    metadata: Shape({ items: maybe(Type.Integer()), offset: maybe(Type.Integer()) }),
    totalResults: Type.Integer(),
  }),
  problems: productProblems,
  example: { id: '10000000-0000-4000-8000-000000000001' },
})

export const queryStoreVariants = call({
  ...reader,
  method: 'POST',
  path: '/v1/variants/query',
  summary: 'Find variants across the catalogue.',
  description: 'Variants of all products in pages of at most 100; those of hidden products only for owners and apps.',
  source,
  request: Shape({ query: maybeNull(CatalogueQuery) }),
  response: Shape({ variants: Type.Array(StoreVariant, { maxItems: 100 }), metadata: PagingMetadata }),
  problems: {},
  filterable: storeVariantsFilterable,
  example: { query: { filter: { productId: '10000000-0000-4000-8000-000000000001' } } },
})

export const getStoreVariant = call({
  ...reader,
  method: 'GET',
  path: '/v1/variants/{id}',
  summary: 'Get a variant.',
  description: "One variant by its product's id and its own, joined by a hyphen.",
  source,
  request: Shape({ id: StoreVariantId }),
  response: Shape({ variant: StoreVariant }),
  problems: variantProblems,
})

export const getCollectionBySlug = call({
  ...reader,
  method: 'GET',
  path: '/v1/collections/slug/{slug}',
  summary: "Get a collection by its slug, through the catalogue's reader.",
  description: "One collection by its slug, as the catalogue's own reader answers it.",
  source,
  request: Shape({ slug: Text(100, 1) }),
  response: Shape({ collection: Collection }),
  problems: collectionProblems,
})
