import { Type } from 'typebox'
import { call } from '../call.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { CursorMetadata, CursorQuery } from '../query.ts'
import { field, Free, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { AggregatedSearch, AggregationData, SearchDetails } from '../search.ts'
import { productsQueryFilterable, productsSearchFilterable, variantsQueryFilterable, variantsSearchFilterable } from './filterable.ts'
import { ListedVariant } from './listed-variant.ts'
import { missingProduct, readProblems } from './problems.ts'
import { ProductV3 } from './product.ts'
import { requestedFields, requestedListFields, requestedVariantFields } from './requested-fields.ts'

const reader = {
  family: 'productsV3',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'WIX_STORES.PRODUCT_READ',
  writes: false,
  source: 'wire: calls_extra, decision 0143',
} as const

const ProductAnswer = Shape({ product: field(ProductV3, 'The product with its variants.') })
const filter = '{ "visible": true }'
const hidden = 'Hidden products are returned to owners and apps only.'
const wordSearch =
  'Words are found in other forms of the site’s language and with its synonyms, those that fit best first if no sort is given; with `fuzzy` also by their beginning and with one typo.'

export const getProduct = call({
  ...reader,
  method: 'GET',
  path: '/v3/products/{productId}',
  summary: 'Get a product.',
  description: `Returns a product with its variants. ${hidden} What isn’t always returned is named in \`fields\`.`,
  request: Shape({ productId: field(Guid, 'ID of the product.'), fields: requestedFields }),
  response: ProductAnswer,
  problems: { ...missingProduct, ...readProblems },
  example: { productId: '10000000-0000-4000-8000-000000000001', fields: ['DESCRIPTION', 'CURRENCY'] },
})

export const getProductBySlug = call({
  ...reader,
  method: 'GET',
  path: '/v3/products/slug/{slug}',
  summary: 'Get a product by its slug.',
  description: `Returns a product with its variants. ${hidden}`,
  request: Shape({ slug: field(Text(100, 1), 'Slug of the product.'), fields: requestedFields }),
  response: ProductAnswer,
  problems: { ...missingProduct, ...readProblems },
})

export const queryProducts = call({
  ...reader,
  method: 'GET',
  path: '/v3/products/query',
  also: [['POST', '/v3/products/query']],
  summary: 'Query products.',
  description: `Returns products in pages of up to 100, without their variants. ${hidden}`,
  request: Shape({ query: maybeNull(CursorQuery(100, { filter }), 'Filter, sort and page.'), fields: requestedListFields }),
  response: Shape({
    products: field(Type.Array(ProductV3, { maxItems: 100 }), 'The products of this page.'),
    pagingMetadata: field(CursorMetadata, 'Size of the page and what comes next.'),
  }),
  problems: readProblems,
  filterable: productsQueryFilterable,
  example: { query: { filter: { visible: true }, sort: [{ fieldName: 'slug', order: 'ASC' }], cursorPaging: { limit: 10 } } },
})

export const searchProducts = call({
  ...reader,
  method: 'GET',
  path: '/v3/products/search',
  also: [['POST', '/v3/products/search']],
  summary: 'Search products.',
  description: `Finds products by words and conditions, in pages of up to 100 without their variants, and aggregates all that were found. ${hidden} ${wordSearch} Fields of words are \`name\`, \`description\` (with sections and options), \`brand.name\`, \`variantsInfo.variants.sku\` and \`variantsInfo.variants.barcode\`.`,
  request: Shape({
    search: maybeNull(AggregatedSearch(100), 'Words, conditions, sort, page and aggregations.'),
    fields: requestedListFields,
  }),
  response: Shape({
    products: field(Type.Array(ProductV3, { maxItems: 100 }), 'The products of this page.'),
    pagingMetadata: field(CursorMetadata, 'Size of the page and what comes next.'),
    aggregationData: maybe(AggregationData, 'Results of the aggregations. Absent without any, and on later pages.'),
  }),
  problems: readProblems,
  filterable: productsSearchFilterable,
  example: {
    search: {
      search: { expression: 'mug' },
      filter: { 'inventory.availabilityStatus': 'IN_STOCK' },
      aggregations: [{ name: 'brands', type: 'VALUE', fieldPath: 'brand.name', value: { limit: 10 } }],
    },
  },
})

export const countProducts = call({
  ...reader,
  method: 'GET',
  path: '/v3/products/count',
  also: [['POST', '/v3/products/count']],
  summary: 'Count products.',
  description: 'Returns the exact number of products that meet the conditions.',
  request: Shape({
    filter: maybeNull(Free, 'Conditions by field, as in a search. All products if absent.'),
    search: maybeNull(SearchDetails, 'Words that the products must have.'),
    returnNonVisibleProducts: maybe(Type.Boolean(), 'Whether hidden products are counted, for owners and apps. False by default.'),
  }),
  response: Shape({ count: field(Type.Integer({ minimum: 0 }), 'Number of products.') }),
  problems: {
    ...readProblems,
    NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS: { status: 403, message: 'Hidden products are for owners and apps that can read them.' },
  },
  filterable: productsSearchFilterable,
  example: { filter: { productType: 'PHYSICAL' } },
})

const variantsReader = { ...reader, family: 'variantsV3', method: 'POST' } as const
const VariantPage = {
  variants: field(Type.Array(ListedVariant, { maxItems: 1000 }), 'The variants of this page.'),
  pagingMetadata: field(CursorMetadata, 'Size of the page and what comes next.'),
}

export const queryVariants = call({
  ...variantsReader,
  path: '/v3/products/query-variants',
  summary: 'Query variants across the catalogue.',
  description: `Returns variants in pages of up to 1000. ${hidden}`,
  request: Shape({ query: maybeNull(CursorQuery(1000, { filter }), 'Filter, sort and page.'), fields: requestedVariantFields }),
  response: Shape(VariantPage),
  problems: readProblems,
  filterable: variantsQueryFilterable,
  example: { query: { filter: { 'productData.productId': '10000000-0000-4000-8000-000000000001' } } },
})

export const searchVariants = call({
  ...variantsReader,
  path: '/v3/products/search-variants',
  summary: 'Search variants across the catalogue.',
  description: `Finds variants by words and conditions, and aggregates all that were found. ${hidden} ${wordSearch} Fields of words are \`productData.name\` and \`sku\`.`,
  request: Shape({
    search: maybeNull(AggregatedSearch(1000), 'Words, conditions, sort, page and aggregations.'),
    fields: requestedVariantFields,
  }),
  response: Shape({ ...VariantPage, aggregationData: maybe(AggregationData, 'Results of the aggregations.') }),
  problems: readProblems,
  filterable: variantsSearchFilterable,
  example: { search: { filter: { 'inventoryStatus.inStock': true } } },
})

export const getAllProductsCategory = call({
  ...reader,
  method: 'GET',
  path: '/v3/all-products-category',
  permission: 'WIX_STORES.ALL_PRODUCTS_CATEGORY_READ',
  summary: 'Get the category that has all products.',
  request: Shape({}),
  response: Shape({
    categoryId: field(CollectionId, 'ID of the category.'),
    treeReference: field(
      Shape({
        appNamespace: field(Type.String(), 'App whose tree the category is in: `@wix/stores`.'),
        treeKey: maybeNull(Type.String(), 'Key of the tree. Null: the app has one.'),
      }),
      'Tree of the category.',
    ),
  }),
  problems: {},
  example: {},
})

export const getCatalogVersion = call({
  ...reader,
  family: 'catalogVersion',
  method: 'GET',
  path: '/v3/provision/version',
  permission: 'WIX_STORES.CATALOG_VERSION_READ',
  summary: 'Get the version of the catalogue that the site uses.',
  description: 'Clients use the calls of this version. Both work on every site, as they are two views of the same products.',
  request: Shape({}),
  response: Shape({ catalogVersion: field(Type.Enum(['V1_CATALOG', 'V3_CATALOG']), 'The version that the owner has chosen.') }),
  problems: {},
  example: {},
})
