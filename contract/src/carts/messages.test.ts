import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import type { Call } from '../call.ts'
import * as checkouts from '../checkouts/calls.ts'
import * as carts from './calls.ts'

const calls: Record<string, Call> = { ...carts, ...checkouts }

interface Node extends TSchema {
  type?: unknown
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  readOnly?: boolean
}

const plain = (node: Node | undefined): Node | undefined => node?.anyOf?.find(({ type }) => type !== 'null') ?? node

/** Fields that are dropped from a message before validation: read-only fields, and the packages' alternative spelling of an id. */
function withoutReadOnly(schema: Node | undefined, value: unknown): unknown {
  const node = plain(schema)
  if (Array.isArray(value)) return value.map((entry) => withoutReadOnly(node?.items, entry))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => !node?.properties?.[key]?.readOnly && !(key === '_id' && node?.properties?.id))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutReadOnly(node?.properties?.[key], inner)]))
}

/** The invalid fields, with the keyword each violates. */
function wrongIn(schema: TSchema, message: unknown): string[] {
  return Compile(schema)
    .Errors(withoutReadOnly(schema, message))
    .flatMap(({ keyword, instancePath, params }) => {
      const named = params as { requiredProperties?: string[]; additionalProperties?: string[]; type?: string }
      if (keyword === 'anyOf' || keyword === 'boolean' || named.type === 'null') return []
      const places = named.requiredProperties ?? named.additionalProperties
      return (places?.map((name) => `${instancePath}/${name}`) ?? [instancePath]).map((place) => `${place} ${keyword}`)
    })
    .toSorted()
}

const id = '11111111-1111-4111-8111-111111111111'
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const price = { amount: '10.00', convertedAmount: '10.00', formattedAmount: '€10.00', formattedConvertedAmount: '€10.00' }
const picture = {
  id: 'mug.jpg',
  height: 600,
  width: 800,
  altText: 'mug.jpg',
  filename: 'mug.jpg',
  url: 'wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600',
}
const mug = {
  quantity: 2,
  catalogReference: { catalogItemId: id, appId, options: { options: { Size: 'M' }, customTextFields: { Name: 'V' } } },
}
const address = {
  country: 'PT',
  subdivision: 'PT-13',
  city: 'Porto',
  postalCode: '4000-322',
  addressLine: 'Rua das Flores 12',
  addressLine2: '2nd floor',
  streetAddress: { name: 'Rua das Flores', number: '12', apt: '3' },
  formattedAddress: 'Rua das Flores 12, Porto',
  geocode: { latitude: 41.14, longitude: -8.61 },
  countryFullname: 'Portugal',
}
const vera = { address, contactDetails: { firstName: 'Vera', lastName: 'V', phone: '+351 22 123', vatId: { type: 'CPF', id: '1' } } }
const wrapping = {
  quantity: 1,
  price: '5',
  productName: { original: 'Wrapping' },
  itemType: { preset: 'PHYSICAL' },
  descriptionLines: [{ name: { original: 'Colour' }, plainText: { original: 'red' } }],
  media: picture,
  url: { relativePath: '/p/wrapping', url: 'https://shop.example/p/wrapping' },
  serviceProperties: { scheduledDate: '1970-01-01T00:00:00.000Z' },
  quantityAvailable: 3,
  depositAmount: '1',
}
/** A line item as read; the packages keep their own spelling of the picture. */
const readMug = {
  ...mug,
  id,
  image: picture,
  media: picture.url,
  productName: { original: 'Mug', translated: 'Mug' },
  price,
  fullPrice: price,
  lineItemPrice: price,
  availability: { status: 'AVAILABLE', quantityAvailable: 3 },
  descriptionLines: [{ name: { original: 'Size' }, plainText: { original: 'M' } }],
  itemType: { preset: 'PHYSICAL' },
  paymentOption: 'FULL_PAYMENT_ONLINE',
}
const readCheckout = {
  billingInfo: vera,
  shippingInfo: {
    shippingDestination: vera,
    selectedCarrierServiceOption: { code: 'flat', carrierId: id, title: 'Flat rate', cost: { price }, requestedShippingOption: true },
    region: { id, name: 'Europe' },
    carrierServiceOptions: [{ carrierId: id, shippingOptions: [{ code: 'flat', title: 'Flat rate', cost: { price } }] }],
  },
  buyerNote: 'Please ring twice.',
  buyerInfo: { email: 'vera@example.com', visitorId: id, contactId: id },
  customFields: [{ value: 'x', title: 'How did you find us?', translatedTitle: null }],
  membershipOptions: {
    selectedMemberships: { memberships: [{ id: 'gold', appId: id, lineItemIds: [id] }] },
    eligibleMemberships: [{ id: 'gold', appId: id, expirationDate: '2027-01-01T00:00:00.000Z' }],
  },
  cartId: id,
  customSettings: { lockGiftCard: true, lockCouponCode: true },
  channelType: 'WEB',
  lineItems: [readMug],
  priceSummary: { subtotal: price, total: price },
  completed: false,
  currency: 'EUR',
  createdBy: { visitorId: id },
  id,
  createdDate: '1970-01-01T00:00:00.000Z',
}
const readCart = {
  buyerNote: null,
  buyerInfo: { email: 'vera@example.com', visitorId: id, contactId: id },
  contactInfo: vera,
  overrideCheckoutUrl: 'https://shop.example/checkout',
  selectedShippingOption: { code: 'flat', carrierId: id },
  lineItems: [readMug],
  currency: 'EUR',
  appliedDiscounts: [{ coupon: { code: 'SPRING', id: 'spring' } }],
  id,
  createdDate: '1970-01-01T00:00:00.000Z',
}

describe('requests of unmodified packages are accepted', () => {
  const memberships = { memberships: [{ id: 'gold', appId: id, lineItemIds: [id] }] }
  test.each<[generation: string, call: string, message: unknown]>([
    ['current', 'addToCurrentCart', { lineItems: [mug], customLineItems: [wrapping], businessLocationId: id }],
    ['current', 'addToCurrentCart', { lineItems: [{ ...readMug, catalogOverrideFields: { price: '9.50', image: picture } }] }],
    [
      'current',
      'updateCurrentCart',
      {
        cartInfo: { ...readCart, extendedFields: { namespaces: { '@acme/loyalty': { points: 7 } } }, businessLocationId: id },
        couponCode: null,
      },
    ],
    [
      'current',
      'createCheckoutFromCurrentCart',
      { channelType: 'WEB', email: 'vera@example.com', shippingAddress: address, selectedShippingOption: { code: 'flat' } },
    ],
    [
      'current',
      'estimateCurrentCartTotals',
      {
        shippingAddress: address,
        selectedMemberships: memberships,
        calculateTax: true,
        calculateShipping: null,
        calculateAdditionalFees: false,
      },
    ],
    [
      'current',
      'createCheckout',
      {
        channelType: 'WEB',
        checkoutInfo: { ...readCheckout, externalReference: { appId: id, resourceId: 'r' }, taxExemptGroupId: id },
        lineItems: [readMug],
        giftCardRedeemAmount: '2.5',
      },
    ],
    [
      'current',
      'updateCheckout',
      { checkout: { ...readCheckout, _id: id }, couponCode: 'SPRING', giftCardCode: null, lineItems: [mug], customLineItems: [wrapping] },
    ],
    ['current', 'updateLineItemsQuantity', { id, lineItems: [{ id, quantity: 3 }] }],
    ['current', 'createOrder', { id, savePaymentMethod: false, delayCapture: false }],
    [
      '2024',
      'updateCurrentCart',
      {
        cartInfo: readCart,
        couponCode: 'SPRING',
        merchantDiscounts: [{ amount: '1.00', lineItemIds: [id] }],
        lineItems: [{ catalogReference: mug.catalogReference }],
      },
    ],
    ['2024', 'addToCurrentCart', { lineItems: [mug], customLineItems: [{ ...wrapping, id: 'wrap-1', rootCatalogItemId: 'r' }] }],
    [
      '2024',
      'createCheckout',
      {
        channelType: 'WEB',
        checkoutInfo: readCheckout,
        couponCode: 'SPRING',
        overrideCheckoutUrl: 'https://shop.example/checkout',
        lineItems: [mug],
      },
    ],
    ['2024', 'getCheckoutPaymentSettings', { id }],
  ])('%s: %s', (_generation, name, message) => {
    expect(wrongIn(calls[name]!.request, message)).toEqual([])
  })
})

describe('all errors are reported at once', () => {
  test.each<[outcome: string, call: string, message: unknown, wrong: string[]]>([
    ['no quantity below one', 'addToCurrentCart', { lineItems: [{ ...mug, quantity: 0 }] }, ['/lineItems/0/quantity minimum']],
    ['no part of an item', 'addToCurrentCart', { lineItems: [{ ...mug, quantity: 1.5 }] }, ['/lineItems/0/quantity type']],
    ['no text for a number', 'addToCurrentCart', { lineItems: [{ ...mug, quantity: '1' }] }, ['/lineItems/0/quantity type']],
    ['no more than 100000', 'updateLineItemsQuantity', { id, lineItems: [{ id, quantity: 1e9 }] }, ['/lineItems/0/quantity maximum']],
    [
      'an item needs its reference and quantity',
      'createCheckout',
      { lineItems: [{}] },
      ['/channelType required', '/lineItems/0/catalogReference required', '/lineItems/0/quantity required'],
    ],
    [
      'nobody sends a total or a discount',
      'createCheckout',
      { channelType: 'WEB', priceSummary: {}, appliedDiscounts: [] },
      ['/appliedDiscounts additionalProperties', '/priceSummary additionalProperties'],
    ],
    ['no negative price', 'addToCheckout', { id, customLineItems: [{ ...wrapping, price: '-5' }] }, ['/customLineItems/0/price pattern']],
    [
      'no checkout page by script or plain http',
      'createCheckout',
      { channelType: 'WEB', overrideCheckoutUrl: 'javascript:alert(1)' },
      ['/overrideCheckoutUrl pattern'],
    ],
    [
      'no misspelt field',
      'updateCheckout',
      { checkout: { id, buyernote: 'x', buyerInfo: { email: 'no' } } },
      ['/checkout/buyerInfo/email pattern', '/checkout/buyernote additionalProperties'],
    ],
    ['nothing to remove', 'removeLineItems', { id, lineItemIds: [] }, ['/lineItemIds minItems']],
  ])('%s', (_outcome, name, message, wrong) => {
    expect(wrongIn(calls[name]!.request, message)).toEqual(wrong)
  })
})
