import { algorithmIds } from '@stoa/contract/recommendations/algorithm'
import { addToCart, cases, dataCollectionId, dataInsert, dataQuery, ordersSearch, productList, type Case } from '../../bench/cases.ts'
import type { Step } from '../../bench/load.ts'

interface Callers {
  clientId: string
  apiKey: string
  memberToken: string
  webhookId: string
}

const read = (path: string): Step[] => [{ method: 'GET', path }]
const send = (path: string, body: object): Step[] => [{ method: 'POST', path, body }]
const item = { data: { title: 'Thing', price: 12, city: 'City 3' } }
const ofVisitor = { freshVisitors: false }

/** What a search of events can filter by, alone and together. */
const eventFilters = [
  { entityFqdn: 'wix.ecom.v1.order' },
  { entityFqdn: 'wix.ecom.v1.order', slug: { $in: ['approved', 'payment_status_updated'] }, position: { $gt: 10 } },
  { slug: 'deleted' },
  { entityId: 'item-7' },
  { 'identity.identityType': 'MEMBER' },
  { eventTime: { $gte: '2026-01-01T00:00:00Z', $lt: '2026-02-01T00:00:00Z' } },
  { position: { $gt: 10, $lte: 1_000 } },
]

const searchOf = (list: string, search: object, token: string): Case => ({
  name: `search of ${list}: ${JSON.stringify(search)}`,
  ...ofVisitor,
  token,
  steps: () => send(`/stoa/v1/${list}/search`, { search: { ...search, cursorPaging: { limit: 20 } } }),
})

const vessels = { 'allCategoriesInfo.categories': { $matchItems: [{ id: '30000000-0000-4000-8000-000000000001' }] } }
const byPrice = [{ fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' }]

/** What apps read of the catalogue V3 for each page of a shop. */
const productsOfV3: readonly Case[] = [
  { name: 'product V3', ...ofVisitor, steps: () => read('/stores/v3/products/10000000-0000-4000-8000-000000000001') },
  { name: 'product V3 by slug', ...ofVisitor, steps: () => read('/stores/v3/products/slug/jarro') },
  {
    name: 'products V3 by date',
    ...ofVisitor,
    steps: () => send('/stores/v3/products/query', { query: { sort: [{ fieldName: 'createdDate' }] } }),
  },
  { name: 'products V3 of a category', ...ofVisitor, steps: () => send('/stores/v3/products/search', { search: { filter: vessels } }) },
  { name: 'products V3 by price', ...ofVisitor, steps: () => send('/stores/v3/products/search', { search: { sort: byPrice } }) },
  {
    name: 'variants V3 of a product',
    ...ofVisitor,
    steps: () =>
      send('/stores/v3/products/query-variants', {
        query: { filter: { 'productData.productId': '10000000-0000-4000-8000-000000000001' } },
      }),
  },
  { name: 'variants V3', ...ofVisitor, steps: () => send('/stores/v3/products/query-variants', {}) },
]

const treeReference = { appNamespace: '@wix/stores' }
const jar = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
const itemsOf = (id: string, options: object = {}): Step[] =>
  send(`/categories/v1/categories/${id}/list-items`, { treeReference, ...options })

/** What apps read of the categories for each page of a shop. */
const itemsOfCategories: readonly Case[] = [
  { name: 'items of a category', ...ofVisitor, steps: () => itemsOf('30000000-0000-4000-8000-000000000001') },
  {
    name: 'arranged items of a category first',
    ...ofVisitor,
    steps: () => itemsOf('30000000-0000-4000-8000-000000000001', { useCategoryArrangement: true }),
  },
  { name: 'items of all', ...ofVisitor, steps: () => itemsOf('00000000-000000-000000-000000000001') },
  {
    name: 'categories of an item',
    ...ofVisitor,
    steps: () => send('/categories/v1/categories/list-categories-for-item', { item: jar, treeReference }),
  },
]

/** A page of prices and stock, and rows that are saved. */
const rowsOfVariants = (token: string): readonly Case[] => {
  const id = `${jar.catalogItemId}-00000000-0000-0000-0000-000000000000`
  const rows = [{ id, was: { visible: true }, changes: { price: '77.00', barcode: '7', quantity: 77, lowStockThreshold: 7 } }]
  return [
    { name: 'rows of variants', ...ofVisitor, token, steps: () => send('/stoa/v1/variant-rows/query', {}) },
    { name: 'rows of variants saved', ...ofVisitor, token, steps: () => send('/stoa/v1/variant-rows/update', { rows }) },
  ]
}

/** What pages show beside a product, by each algorithm. */
const recommendations = Object.entries(algorithmIds).map(([name, id]): Case => ({
  name: `recommendation by ${name}`,
  ...ofVisitor,
  steps: () =>
    send('/v1/recommendations/get', {
      items: [jar],
      algorithms: [{ id, appId: jar.appId }],
    }),
}))

/** What visitors, members and owners do all day: the calls of the benchmark, and their neighbours. Their statements must not read whole tables. */
export const hotCases = ({ clientId, apiKey, memberToken, webhookId }: Callers): readonly Case[] => [
  ...cases,
  productList,
  { ...ordersSearch, token: apiKey },
  ...productsOfV3,
  ...itemsOfCategories,
  ...recommendations,
  ...rowsOfVariants(apiKey),
  { name: 'cart', ...ofVisitor, steps: (facts) => [addToCart(facts), addToCart(facts), ...read('/ecom/v1/carts/current')] },
  { name: 'a visitor’s token', ...ofVisitor, token: '', steps: () => send('/oauth2/token', { clientId, grantType: 'anonymous' }) },
  { name: 'current member', ...ofVisitor, token: memberToken, steps: () => read('/members/v1/members/my?fieldsets=FULL') },
  { name: 'data item', ...ofVisitor, steps: () => read(`/wix-data/v2/items/item-7?dataCollectionId=${dataCollectionId}`) },
  dataQuery,
  dataInsert,
  {
    name: 'data bulk insert',
    ...ofVisitor,
    steps: () => send('/wix-data/v2/bulk/items/insert', { dataCollectionId, dataItems: Array.from({ length: 10 }, () => item) }),
  },
  { name: 'counts of the dashboard', ...ofVisitor, token: apiKey, steps: () => read('/stoa/v1/reports/dashboard') },
  { name: 'events', ...ofVisitor, token: apiKey, steps: () => read('/stoa/v1/events?after=3&limit=50') },
  ...eventFilters.map((filter) => searchOf('events', { filter }, apiKey)),
  searchOf('events', { filter: eventFilters[0], sort: [{ fieldName: 'eventTime', order: 'ASC' }] }, apiKey),
  { name: 'webhooks', ...ofVisitor, token: apiKey, steps: () => read('/stoa/v1/webhooks?inTrouble=true') },
  ...[{ webhookId }, { webhookId, status: 'DEAD' }, { webhookId, status: 'RETRYING' }, { entityId: 'item-7' }, {}].map((filter) =>
    searchOf('webhook-deliveries', { filter }, apiKey),
  ),
]
