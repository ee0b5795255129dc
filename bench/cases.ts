import type { Step } from './load.ts'

/** A measured case: the requests of one caller, and the lowest allowed ratio to the floor (docs/performance.md). */
export interface Case {
  name: string
  /** Undefined if the case has no budget. */
  budget?: number
  /** Whether each round is a new visitor with a separate token. */
  freshVisitors: boolean
  /** Whether each round inserts rows with new IDs. The floor then generates them as well. */
  makesRows?: boolean
  /** Whether Stoa keeps its answer, and then sends no statements (decision 0099). */
  isKept?: boolean
  /** The caller's token if it isn't a visitor of the site. Empty: anonymous. */
  token?: string
  steps(facts: Facts): Step[]
}

export interface Facts {
  productId: string
}

/** With this header, no answer comes from what is kept: the caller repeats what a server said (decision 0099). */
export const latest = { 'x-wix-consistent': 'now' }

/** The same with answers that are made for each request. */
export const uncached = (one: Case): Case => ({
  ...one,
  isKept: false,
  steps: (facts) => one.steps(facts).map((step) => ({ ...step, headers: { ...step.headers, ...latest } })),
})

const packed = (message: unknown): string => Buffer.from(JSON.stringify(message)).toString('base64url')
const catalogue = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const address = { country: 'PT', city: 'Porto', postalCode: '4050-014', addressLine: 'Rua das Flores 12' }
const contactDetails = { firstName: 'Vera', lastName: 'Costa', phone: '+351 220 000 000' }

export const addToCart = ({ productId }: Facts): Step => ({
  method: 'POST',
  path: '/ecom/v1/carts/current/add-to-cart',
  body: { lineItems: [{ quantity: 1, catalogReference: { appId: catalogue, catalogItemId: productId } }] },
})

const twentyByName = { sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 20 } }
const productsPath = '/stores-reader/v1/products/query-platformized'

export const productsQuery: Case = {
  name: 'products query (20)',
  budget: 0.7,
  isKept: true,
  freshVisitors: false,
  steps: () => [
    { method: 'GET', path: `${productsPath}?.r=${packed({ query: { filter: { 'priceData.price': { $gte: 5 } }, ...twentyByName } })}` },
  ],
}

const productById: Case = {
  name: 'product by id',
  budget: 0.7,
  isKept: true,
  freshVisitors: false,
  steps: ({ productId }) => [{ method: 'GET', path: `/stores-reader/v1/products/${productId}` }],
}

export const productList: Case = {
  name: 'product list with counted filters (24)',
  freshVisitors: false,
  steps: () => [
    {
      method: 'GET',
      path: `/stoa/v1/products/list?.r=${packed({ filter: { inStock: true, options: { Colour: ['Red', 'Blue'] } }, sort: 'PRICE_ASC' })}`,
    },
  ],
}

/** The word of forty products (`growProducts`). */
const lot = 'lotdz'
const slug = 'thing-500'

export const productListBySearch: Case = {
  name: 'product list by words with counted filters (24)',
  freshVisitors: false,
  steps: () => [
    { method: 'GET', path: `/stoa/v1/products/list?.r=${packed({ search: lot, filter: { inStock: true }, sort: 'RELEVANCE' })}` },
  ],
}

export const productsSearch: Case = {
  name: 'products search by words with aggregations (20)',
  budget: 0.7,
  isKept: true,
  freshVisitors: false,
  steps: () => [
    {
      method: 'POST',
      path: '/stores/v3/products/search',
      body: {
        search: {
          search: { expression: lot },
          cursorPaging: { limit: 20 },
          aggregations: [
            { name: 'brands', type: 'VALUE', fieldPath: 'brand.name', value: { limit: 10 } },
            { name: 'cheapest', type: 'SCALAR', fieldPath: 'actualPriceRange.minValue.amount', scalar: { type: 'MIN' } },
          ],
        },
      },
    },
  ],
}

export const productBySlug: Case = {
  name: 'product by slug',
  budget: 0.7,
  isKept: true,
  freshVisitors: false,
  steps: () => [{ method: 'GET', path: `/stores/v3/products/slug/${slug}` }],
}

/** The catalogue V1 has no call of its own for it. */
export const productsQueryBySlug: Case = {
  name: 'products query by slug',
  budget: 0.7,
  isKept: true,
  freshVisitors: false,
  steps: () => [{ method: 'POST', path: productsPath, body: { query: { filter: { slug }, paging: { limit: 1 } } } }],
}

/** Of the catalogue by words and slugs: answers that are kept, and those that are made. */
export const catalogueReads: readonly Case[] = [productsSearch, productBySlug, productsQueryBySlug].flatMap((one) => [
  one,
  { ...uncached(one), name: `${one.name}, made for each request` },
])

export const ordersSearch: Case = {
  name: 'orders search (20)',
  budget: 0.7,
  freshVisitors: false,
  steps: () => [
    {
      method: 'POST',
      path: '/ecom/v1/orders/search',
      body: {
        search: { filter: { paymentStatus: 'PAID' }, sort: [{ fieldName: 'createdDate', order: 'DESC' }], cursorPaging: { limit: 20 } },
      },
    },
  ],
}

export const cases: readonly Case[] = [
  productsQuery,
  productById,
  { name: 'add to cart', budget: 0.6, freshVisitors: true, steps: (facts) => [addToCart(facts)] },
  {
    name: 'cart → order',
    budget: 0.5,
    freshVisitors: true,
    steps: (facts) => [
      addToCart(facts),
      {
        method: 'POST',
        path: '/ecom/v1/carts/current/create-checkout',
        body: { channelType: 'WEB', email: 'vera@stoa.example', shippingAddress: address, billingAddress: address },
        keep: { checkoutId: 'checkoutId' },
      },
      {
        method: 'PATCH',
        path: '/ecom/v1/checkouts/{checkoutId}',
        body: {
          checkout: {
            buyerInfo: { email: 'vera@stoa.example' },
            billingInfo: { address, contactDetails },
            shippingInfo: { shippingDestination: { address, contactDetails }, selectedCarrierServiceOption: { code: '{deliveryCode}' } },
          },
        },
      },
      { method: 'POST', path: '/stoa/v1/checkouts/{checkoutId}/payment-method', body: { method: 'OFFLINE' } },
      { method: 'POST', path: '/ecom/v1/checkouts/{checkoutId}/create-order', body: {} },
    ],
  },
]

/** The collection of the cases below, which `growItems` fills. */
export const dataCollectionId = 'Things'

const itemsByPrice = (from: number | string) => ({
  dataCollectionId,
  query: { filter: { price: { $gte: from, $lt: 900_000 } }, sort: [{ fieldName: 'price', order: 'ASC' }], paging: { limit: 50 } },
})

export const dataQuery: Case = {
  name: 'query of 50, filtered and sorted',
  budget: 0.7,
  isKept: true,
  freshVisitors: false,
  steps: () => [{ method: 'POST', path: '/wix-data/v2/items/query', body: itemsByPrice(12) }],
}

/** Reads whose answers aren't kept: each request is the first of its kind, or wants the latest state. */
export const firstReads: readonly Case[] = [
  {
    name: 'products query (20), each another',
    budget: 0.7,
    freshVisitors: false,
    steps: () => [
      { method: 'POST', path: productsPath, body: { query: { filter: { 'priceData.price': { $gte: '{-n}' } }, ...twentyByName } } },
    ],
  },
  { ...uncached(productById), name: 'product by id, made for each request' },
  {
    name: 'query of 50, each another',
    budget: 0.7,
    freshVisitors: false,
    steps: () => [{ method: 'POST', path: '/wix-data/v2/items/query', body: itemsByPrice('{-n}') }],
  },
]

export const dataInsert: Case = {
  name: 'insert',
  budget: 0.8,
  freshVisitors: false,
  makesRows: true,
  steps: () => [
    {
      method: 'POST',
      path: '/wix-data/v2/items',
      body: { dataCollectionId, dataItem: { data: { title: 'Thing', price: 12, city: 'City 3', tags: ['t1', 'u1'] } } },
    },
  ],
}
