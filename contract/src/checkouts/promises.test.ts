import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import type { Call, RequestOf, ResponseOf } from '../call.ts'
import * as carts from '../carts/calls.ts'
import * as checkouts from './calls.ts'

const calls: Record<string, Call> = { ...carts, ...checkouts }
const id = '11111111-1111-4111-8111-111111111111'

interface Node extends TSchema {
  type?: unknown
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  readOnly?: boolean
  sentBy?: readonly string[]
}

/** Fields, at any depth, that only some callers may send. */
function restrictedIn(schema: Node | undefined, path = ''): string[] {
  const node = schema?.anyOf?.find(({ type }) => type !== 'null') ?? schema
  if (node?.items) return restrictedIn(node.items, path)
  return Object.entries(node?.properties ?? {}).flatMap(([key, property]) => {
    if (property.readOnly) return []
    const place = path ? `${path}.${key}` : key
    return property.sentBy ? [place] : restrictedIn(property, place)
  })
}

test('only the owner and apps can send fields that decide a price', () => {
  const items = ['lineItems.catalogOverrideFields', 'lineItems.taxableAddress', 'customLineItems']
  const restricted = Object.entries(calls).map(([name, { request }]) => [name, restrictedIn(request)] as const)
  expect(Object.fromEntries(restricted.filter(([, fields]) => fields.length > 0))).toEqual({
    updateCurrentCart: ['cartInfo.overrideCheckoutUrl', 'merchantDiscounts', ...items],
    addToCurrentCart: items,
    createCheckout: ['checkoutInfo.taxExemptGroupId', ...items, 'overrideCheckoutUrl'],
    updateCheckout: ['checkout.taxExemptGroupId', ...items, 'overrideCheckoutUrl'],
    addToCheckout: items,
  })
})

test('only the owner and apps can close a checkout and choose its page', () => {
  const restricted = Object.entries(calls).filter(([, { allow }]) => !allow.includes('visitor'))
  expect(restricted.map(([name]) => name)).toEqual(['removeOverrideCheckoutUrl', 'markCheckoutAsCompleted'])
})

test('every request and answer compiles, and every example is valid', () => {
  for (const [name, { request, response, example }] of Object.entries(calls)) {
    Compile(response)
    expect([name, Compile(request).Check(example)]).toEqual([name, true])
  }
})

test('the answer for a cart lists every required field and allows no unknown one', () => {
  const cart: ResponseOf<typeof carts.getCurrentCart>['cart'] = {
    id,
    lineItems: [],
    buyerInfo: { visitorId: id },
    appliedDiscounts: [],
    subtotal: { amount: '0.00', convertedAmount: '0.00', formattedAmount: '€0.00', formattedConvertedAmount: '€0.00' },
    currency: 'EUR',
    conversionCurrency: 'EUR',
    taxIncludedInPrices: true,
    weightUnit: 'KG',
    createdDate: '2026-11-20T12:00:00.000Z',
    updatedDate: '2026-11-20T12:00:00.000Z',
  }
  const answer = Compile(carts.getCurrentCart.response)
  expect(answer.Check({ cart })).toBe(true)
  expect(answer.Check({ cart: { ...cart, colour: 'red' } })).toBe(false)
  expect(answer.Check({ cart: { ...cart, id: undefined } })).toBe(false)
})

test('types: an update requires the checkout, a new line item its quantity', () => {
  const update: RequestOf<typeof checkouts.updateCheckout> = { checkout: { id, buyerNote: null } }
  // @ts-expect-error the id is missing
  const nameless: RequestOf<typeof checkouts.updateCheckout> = { checkout: { buyerNote: null } }
  // @ts-expect-error the quantity is missing
  const countless: RequestOf<typeof carts.addToCurrentCart> = { lineItems: [{ catalogReference: { catalogItemId: id, appId: id } }] }
  const total = (answer: ResponseOf<typeof checkouts.getCheckout>): string | undefined => answer.checkout.priceSummary.total.amount
  expect([update, nameless, countless, total]).toHaveLength(4)
})

test('the codes in the specification come first', () => {
  expect(Object.keys(checkouts.createCheckout.problems).slice(0, 13)).toEqual([
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
    'GIFT_CARD_NOT_FOUND',
    'GIFT_CARD_CODE_INVALID',
    'GIFT_CARD_IS_EMPTY',
    'GIFT_CARD_DISABLED',
    'GIFT_CARD_EXPIRED',
    'ERROR_COUPON_DOES_NOT_EXIST',
    'ERROR_COUPON_IS_NOT_ACTIVE_YET',
    'ERROR_COUPON_HAS_EXPIRED',
    'ERROR_COUPON_USAGE_EXCEEDED',
    'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
    'SITE_MUST_ACCEPT_PAYMENTS',
  ])
  expect(Object.keys(checkouts.addToCheckout.problems)[0]).toBe('CHECKOUT_IS_COMPLETE')
  expect(Object.keys(checkouts.createOrder.problems)).toHaveLength(24)
  expect(carts.getCurrentCart.problems).toEqual({ OWNED_CART_NOT_FOUND: { status: 404, message: 'You don’t have a cart yet.' } })
})
