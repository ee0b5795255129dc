import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { shopCarrierId } from '../../server/src/commerce/checkouts/public.ts'
import { readyCheckout } from '../support/buying.ts'
import { appId, jug } from '../support/goods.ts'
import { line, makeTestShop, type TestShop } from '../support/shop.ts'

// What callers send about carts, checkouts and orders comes back.
let shop: TestShop
let owner: Client
beforeAll(async () => {
  shop = await makeTestShop()
  owner = shop.as(shop.owner())
})

const id = '00000000-0000-4000-8000-0000000000f1'

const address = {
  country: 'PT',
  subdivision: 'PT-13',
  city: 'Porto',
  postalCode: '4000-322',
  streetAddress: { number: '12', name: 'Rua das Flores', apt: '3', formattedAddressLine: 'Rua das Flores 12, 3' },
  addressLine: 'Rua das Flores 12',
  addressLine2: 'Third floor',
  formattedAddress: 'Rua das Flores 12, Porto',
  hint: 'The blue door',
  geocode: { latitude: 41.14, longitude: -8.61 },
}
const contactDetails = {
  firstName: 'Vera',
  lastName: 'Lobo',
  phone: '+351 912 345 678',
  company: 'Lobo Lda',
  vatId: { id: '123456789', type: 'CPF' as const },
}
const translated = { original: 'Mug', translated: 'Caneca' }
const image = { id: 'i1', url: 'https://pictures.example/mug.jpg', height: 40, width: 30, altText: 'A mug', filename: 'mug.jpg' }
const descriptionLines = [
  { name: translated, plainText: { original: 'Large', translated: 'Grande' } },
  { name: { original: 'Colour', translated: 'Cor' }, colorInfo: { original: 'Blue', translated: 'Azul', code: '#00f' } },
]
const extendedFields = { namespaces: { '@example/app': { gift: true } } }
const taxableAddress = { addressType: 'BUSINESS' as const }
const custom = {
  productName: translated,
  price: '12.50',
  quantity: 1,
  itemType: { preset: 'SERVICE' as const },
  priceDescription: { original: 'per person', translated: 'por pessoa' },
  fullPrice: '15.00',
  quantityAvailable: 9,
  descriptionLines,
  media: image,
  url: { relativePath: '/mugs', url: 'https://shop.example/mugs' },
  taxGroupId: id,
  taxableAddress,
  physicalProperties: { weight: 0.5, sku: 'M1', shippable: false },
  serviceProperties: { scheduledDate: '2026-12-01T10:00:00.000Z', numberOfParticipants: 2 },
  paymentOption: 'FULL_PAYMENT_ONLINE' as const,
  catalogReference: { catalogItemId: 'workshop', appId: id, options: { hour: 'ten' } },
  rootCatalogItemId: 'workshops',
  deliveryProfileId: id,
  priceUndetermined: true,
  fixedQuantity: true,
  membersOnly: true,
  policies: [{ title: 'Cancellation', content: 'Free until a day before.' }],
}
/** What the shop says of a line, with other names and forms in the response. */
const { price: _, fullPrice: _full, media: _media, quantityAvailable: _available, taxGroupId, ...customAsSent } = custom
const overrides = {
  productName: translated,
  price: '30.00',
  fullPrice: '35.00',
  descriptionLines,
  physicalProperties: { weight: 2, sku: 'J2', shippable: true },
  image,
  paymentOption: { value: 'FULL_PAYMENT_ONLINE' as const },
}

test('a custom line comes back with all that the shop said of it', async () => {
  const { checkout } = await owner.checkouts.createCheckout({
    channelType: 'WEB',
    customLineItems: [custom, { ...custom, itemType: { custom: 'tour' } }],
  })
  expect(checkout.lineItems[0]).toMatchObject({
    ...customAsSent,
    media: image,
    availability: { quantityAvailable: 9 },
    price: { amount: '12.50' },
    fullPrice: { amount: '15.00' },
  })
  expect(checkout.lineItems[1]).toMatchObject({ itemType: { custom: 'tour' } })
  const { cart } = await owner.carts.addToCurrentCart({ customLineItems: [custom] })
  expect(cart.lineItems[0]).toMatchObject({ ...customAsSent, image, taxGroupId })
})

test('overrides of a catalogue item come back, and replace its name, price, picture and lines', async () => {
  const lineItems = [{ ...line(jug), catalogOverrideFields: overrides, taxableAddress, extendedFields }]
  const { checkout } = await owner.checkouts.createCheckout({ channelType: 'WEB', lineItems })
  const shown = { catalogOverrideFields: overrides, taxableAddress, extendedFields, productName: translated, descriptionLines }
  expect(checkout.lineItems[0]).toMatchObject({ ...shown, media: image, price: { amount: '30.00' } })
  const { cart } = await owner.carts.addToCurrentCart({ lineItems })
  expect(cart.lineItems.at(-1)).toMatchObject({ ...shown, image })
})

test('a cart keeps what is said of buyer, contact and delivery', async () => {
  await owner.carts.addToCurrentCart({ lineItems: [line(jug)], businessLocationId: id })
  const cartInfo = {
    buyerNote: 'Ring twice',
    contactInfo: { address, contactDetails },
    selectedShippingOption: { code: 'post', carrierId: shopCarrierId },
    extendedFields,
  }
  const { cart } = await owner.carts.updateCurrentCart({ cartInfo })
  expect(cart).toMatchObject({ ...cartInfo, businessLocationId: id })
})

test('an address of the shop keeps all its parts, and an order that is picked up shows them', async () => {
  const place = {
    country: 'PT',
    subdivision: 'PT-13',
    city: 'Porto',
    postalCode: '4000-322',
    addressLine: 'Rua 12',
    addressLine2: 'Back door',
  }
  const { settings } = await owner.shop.getSettings({})
  const { settings: changed } = await owner.shop.updateSettings({ settings: { revision: settings.revision, address: place } })
  expect(changed.address).toEqual(place)
  shop.decide({ pickupPlaces: [{ id: 'p1', name: 'Workshop', address: place, instructions: 'Ring the bell.' }] })
  const id = await readyCheckout(owner, { delivery: 'fetch', method: 'OFFLINE' })
  const { order } = await owner.orders.getOrder({ id: (await owner.checkouts.createOrder({ id })).orderId })
  expect(order.shippingInfo?.logistics?.pickupDetails?.address).toMatchObject(place)
})

const checkoutInfo = {
  buyerNote: 'Ring twice',
  billingInfo: { address, contactDetails },
  customFields: [{ title: 'Gift paper', translatedTitle: 'Papel', value: 'Blue' }],
  extendedFields,
  customContentReference: { appId: id, componentId: id },
  businessLocationId: id,
  taxExemptGroupId: id,
}

test('a checkout keeps what is said of it, and its order too', async () => {
  const shippingDestination = { address, contactDetails }
  const atCreation = {
    customSettings: { lockGiftCard: true, lockCouponCode: true, disabledPolicyAgreementCheckbox: true, disabledManualPayment: false },
    externalReference: { appId, resourceId: 'r1' },
  }
  const { checkout } = await owner.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [{ ...line(jug), extendedFields }],
    checkoutInfo: { ...checkoutInfo, ...atCreation, buyerInfo: { email: 'vera@example.com' }, shippingInfo: { shippingDestination } },
  })
  expect(checkout).toMatchObject({ ...checkoutInfo, ...atCreation, shippingInfo: { shippingDestination } })
  const changes = { ...checkoutInfo, buyerNote: 'Ring once', businessLocationId: appId }
  const { checkout: changed } = await owner.checkouts.updateCheckout({ checkout: { id: checkout.id!, ...changes } })
  expect(changed).toMatchObject({ ...changes, ...atCreation })
  await owner.checkouts.selectPaymentMethod({ id: checkout.id!, method: 'OFFLINE' })
  const { orderId } = await owner.checkouts.createOrder({ id: checkout.id! })
  const { order } = await owner.orders.getOrder({ id: orderId })
  expect(order).toMatchObject({
    buyerNote: 'Ring once',
    billingInfo: { address, contactDetails },
    recipientInfo: { address, contactDetails },
    customFields: checkoutInfo.customFields,
    extendedFields,
    businessLocation: { id: appId },
    lineItems: [{ extendedFields }],
  })
})
