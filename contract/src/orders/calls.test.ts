import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { allRoutes } from '../routes.ts'
import * as orders from './calls.ts'
import { ordersFilterable } from './filterable.ts'

const wrongs = (schema: TSchema, value: unknown) =>
  Compile(schema)
    .Errors(value)
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)

const id = '10000000-0000-4000-8000-000000000001'

test('each path sent by the packages leads to its call', () => {
  const routes = allRoutes({ orders }).map((route) => `${route.method} ${route.path} ${route.id}`)
  const sent = [
    'GET /v1/orders/{id} orders.getOrder',
    'GET /ecom/v1/orders/{id} orders.getOrder',
    'GET /_api/ecom-orders/v1/orders/{id} orders.getOrder',
    'POST /v1/orders/search orders.searchOrders',
    'POST /ecom/v1/orders/search orders.searchOrders',
    'POST /_api/ecom-orders/v1/orders/search orders.searchOrders',
    'POST /ecom/v1/bulk/orders/update-tags orders.bulkUpdateOrderTags',
    'POST /_api/ecom-orders/v1/bulk/orders/update-tags orders.bulkUpdateOrderTags',
  ]
  expect(sent.filter((route) => !routes.includes(route))).toEqual([])
})

test.each([
  ['getOrder', { id }],
  ['searchOrders', {}],
  ['searchOrders', { search: {} }],
  [
    'searchOrders',
    {
      search: {
        filter: { paymentStatus: 'PAID', createdDate: { $gt: '2024-01-01' } },
        sort: [{ fieldName: 'createdDate', order: 'DESC' }],
        cursorPaging: { limit: 10 },
      },
    },
  ],
  ['searchOrders', { search: { cursorPaging: { cursor: 'abc', limit: 100 } } }],
] as const)('%s accepts what the packages send: %j', (name, request) => {
  expect(wrongs(orders[name].request, request)).toEqual([])
})

test.each([
  ['getOrder', { id: '10001' }, '/id pattern'],
  ['searchOrders', { search: { cursorPaging: { limit: 101 } } }, '/search/cursorPaging/limit maximum'],
  ['searchOrders', { search: { sort: Array.from({ length: 5 }, () => ({ fieldName: 'number' })) } }, '/search/sort maxItems'],
  ['searchOrders', { search: { search: { expression: 'mia' } } }, '/search additionalProperties'],
] as const)('%s refuses %j', (name, request, expected) => {
  expect(wrongs(orders[name].request, request)).toContain(expected)
})

const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` })

const order = {
  id,
  number: '10001',
  createdDate: '2026-11-20T12:00:00.000Z',
  updatedDate: '2026-11-20T12:00:00.000Z',
  purchasedDate: '2026-11-20T12:00:00.000Z',
  lineItems: [
    {
      id: '10000000-0000-4000-8000-00000000000a',
      productName: { original: 'Stoneware mug', translated: null },
      catalogReference: { catalogItemId: id, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', options: { variantId: id } },
      quantity: 3,
      descriptionLines: [{ name: { original: 'Size' }, plainText: { original: 'M' } }],
      image: { id: 'mug', url: 'https://shop.example/media/mug', width: 800, height: 600 },
      physicalProperties: { weight: 0.4, sku: 'MUG-M', shippable: true },
      itemType: { preset: 'PHYSICAL' },
      paymentOption: 'FULL_PAYMENT_ONLINE',
      price: price('9.99'),
      priceBeforeDiscounts: price('9.99'),
      lineItemPrice: price('29.97'),
      totalDiscount: price('0.00'),
      totalPriceBeforeTax: price('24.37'),
      totalPriceAfterTax: price('29.97'),
      taxInfo: {
        taxAmount: price('5.60'),
        taxableAmount: price('24.37'),
        taxRate: '0.23',
        taxIncludedInPrice: true,
        taxBreakdown: [{ jurisdiction: 'Portugal', jurisdictionType: 'COUNTRY', rate: '0.23', taxAmount: price('5.60'), taxName: 'IVA' }],
      },
    },
  ],
  buyerInfo: { visitorId: id, email: 'vera@example.com' },
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  currency: 'EUR',
  weightUnit: 'KG',
  taxIncludedInPrices: true,
  priceSummary: {
    subtotal: price('29.97'),
    shipping: price('4.50'),
    tax: price('6.44'),
    discount: price('0.00'),
    totalAdditionalFees: price('0.00'),
    total: price('34.47'),
  },
  billingInfo: { address: { country: 'PT', city: 'Porto' }, contactDetails: { firstName: 'Vera', lastName: 'Lobo' } },
  shippingInfo: {
    title: 'Parcel',
    code: 'parcel',
    logistics: { deliveryTime: '2 to 3 days', shippingDestination: { address: { country: 'PT' }, contactDetails: { firstName: 'Vera' } } },
    cost: { price: price('4.50'), discount: price('0.00'), totalPriceAfterTax: price('4.50') },
  },
  taxInfo: { totalTax: price('6.44'), taxBreakdown: [{ taxName: 'IVA', rate: '0.23', aggregatedTaxAmount: price('6.44') }] },
  balanceSummary: { balance: { amount: '0.00', formattedAmount: '€0.00' }, paid: price('34.47') },
  archived: false,
  channelInfo: { type: 'WEB' },
  checkoutId: id,
  createdBy: { visitorId: id },
  activities: [{ id, createdDate: '2026-11-20T12:00:00.000Z', activityType: 'ORDER_PLACED', type: 'ORDER_PLACED' }],
  appliedDiscounts: [],
  additionalFees: [],
}

test('the answer for an order is complete and has no other fields', () => {
  expect(wrongs(orders.getOrder.response, { order })).toEqual([])
  expect(wrongs(orders.searchOrders.response, { orders: [order], metadata: { count: 1, cursors: { next: 'x' }, hasNext: true } })).toEqual(
    [],
  )
  expect(wrongs(orders.getOrder.response, { order: { ...order, totalMinor: 3447 } })).toContain('/order additionalProperties')
  expect(wrongs(orders.getOrder.response, { order: { ...order, status: 'PAID' } })).toContain('/order/status enum')
})

test('an order without a number is not approved yet', () => {
  const { number: _, ...initialized } = order
  expect(wrongs(orders.getOrder.response, { order: { ...initialized, status: 'INITIALIZED', paymentStatus: 'NOT_PAID' } })).toEqual([])
})

test('fields hidden from buyers cannot be requested', () => {
  expect(Object.keys(ordersFilterable).filter((field) => field.includes('private'))).toEqual([])
})

test('the example is valid for the call', () => {
  expect(wrongs(orders.searchOrders.request, orders.searchOrders.example)).toEqual([])
})
