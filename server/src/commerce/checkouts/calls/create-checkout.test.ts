import { beforeAll, describe, expect, test } from 'vitest'
import { bowl, jug, song, statue } from '../../../../../tests/support/goods.ts'
import { brokenRules, line, madrid, makeTestShop, porto, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop({ redirectUris: ['https://shop.example/callback'] })
})
const newVisitor = () => shop.as(shop.visitor())

describe('200', () => {
  test('creates a checkout without a cart and calculates its totals', async () => {
    const vera = shop.visitor()
    const { checkout } = await shop.as(vera).checkouts.createCheckout({
      channelType: 'WEB',
      lineItems: [line(bowl, 2), line(song)],
      checkoutInfo: {
        buyerInfo: { email: 'vera@example.com' },
        billingInfo: { address: madrid, contactDetails: { firstName: 'Vera', company: null } },
        shippingInfo: { shippingDestination: { address: porto }, selectedCarrierServiceOption: { code: 'fetch' } },
        customFields: [{ title: 'Gift', value: true }],
        externalReference: { resourceId: 'A-1' },
      },
    })
    expect(checkout).toMatchObject({
      createdBy: { visitorId: vera.id },
      buyerInfo: { visitorId: vera.id, email: 'vera@example.com' },
      billingInfo: { address: madrid, contactDetails: { firstName: 'Vera' } },
      customFields: [{ title: 'Gift', value: true }],
      externalReference: { resourceId: 'A-1' },
      lineItems: [
        {
          quantity: 2,
          price: { amount: '27.00' },
          fullPrice: { amount: '30.00' },
          media: { id: 'bowl.jpg' },
          totalPriceBeforeTax: { amount: '54.00' },
        },
        { quantity: 1, itemType: { preset: 'DIGITAL' }, taxDetails: { totalTax: { amount: '1.80' } } },
      ],
      priceSummary: { subtotal: { amount: '63.00' }, shipping: { amount: '0.00' }, tax: { amount: '12.60' }, total: { amount: '75.60' } },
      payNow: { total: { amount: '75.60' } },
      payLater: { total: { amount: '0.00' } },
      taxSummary: { taxableAmount: { amount: '63.00' }, totalTax: { amount: '12.60' } },
      shippingInfo: {
        selectedCarrierServiceOption: {
          code: 'fetch',
          logistics: { instructions: 'Ring the bell.', pickupDetails: { pickupMethod: 'STORE_PICKUP', address: { city: 'Porto' } } },
        },
      },
      completed: false,
    })
    expect(checkout.cartId).toBeUndefined()
    expect(await shop.happened(checkout.id!)).toEqual(['created'])
  })

  test('goods that aren’t shipped need no delivery', async () => {
    const { checkout } = await newVisitor().checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(song)] })
    expect(checkout.shippingInfo).toEqual({ carrierServiceOptions: [] })
    expect(checkout.priceSummary.total.amount).toBe('10.80')
  })

  test('without a selection, proposes the first option for the destination', async () => {
    const { checkout } = await newVisitor().checkouts.createCheckout({
      channelType: 'WEB',
      lineItems: [line(jug, 5)],
      checkoutInfo: { shippingInfo: { shippingDestination: { address: porto } } },
    })
    // Delivery is free from 200.00.
    expect(checkout.shippingInfo!.selectedCarrierServiceOption).toMatchObject({
      code: 'post',
      requestedShippingOption: true,
      cost: { price: { amount: '0.00' } },
    })
    expect(checkout.priceSummary.total.amount).toBe('240.00')
  })

  test('the shop sells a custom item', async () => {
    const { checkout } = await shop.as(shop.owner()).checkouts.createCheckout({
      channelType: 'BACKOFFICE_MERCHANT',
      customLineItems: [
        { productName: { original: 'Repair' }, price: '20.00', quantity: 1, physicalProperties: { shippable: false, sku: null } },
        { productName: { original: 'Crate' }, price: '8', quantity: 1, itemType: { preset: 'PHYSICAL' } },
      ],
      checkoutInfo: { shippingInfo: { shippingDestination: { address: porto } } },
    })
    expect(checkout.lineItems).toMatchObject([
      { customLineItem: true, productName: { original: 'Repair' }, price: { amount: '20.00' } },
      { price: { amount: '8.00' } },
    ])
    expect(checkout.priceSummary).toMatchObject({ shipping: { amount: '5.00' }, total: { amount: '39.60' } })
    expect(checkout.createdBy).toEqual({ userId: shop.owner().id })
    expect(checkout.buyerInfo).toEqual({})
  })
})

describe('400', () => {
  test('fields that a visitor can’t set', async () => {
    const refusal = await refusalOf(
      newVisitor().checkouts.createCheckout({
        channelType: 'WEB',
        lineItems: [{ ...line(jug), catalogOverrideFields: { price: '0.01' } }],
        customLineItems: [{ productName: { original: 'x' }, price: '0', quantity: 1 }],
        checkoutInfo: { taxExemptGroupId: jug },
        overrideCheckoutUrl: 'https://shop.example/pay',
      }),
    )
    expect(brokenRules(refusal)).toEqual([
      'checkoutInfo.taxExemptGroupId FIELD_NOT_ALLOWED',
      'customLineItems FIELD_NOT_ALLOWED',
      'lineItems[0].catalogOverrideFields FIELD_NOT_ALLOWED',
      'overrideCheckoutUrl FIELD_NOT_ALLOWED',
    ])
  })

  test('ignores totals, discounts and memberships in the request', async () => {
    const free = { amount: '0.00' }
    const summary = { subtotal: free, shipping: free, tax: free, discount: free, additionalFees: free, total: free }
    const { checkout } = await newVisitor().checkouts.createCheckout({
      channelType: 'WEB',
      lineItems: [line(jug)],
      checkoutInfo: {
        priceSummary: summary,
        payNow: summary,
        appliedDiscounts: [{ merchantDiscount: { percentage: 100 } }],
        membershipOptions: { selectedMemberships: { memberships: [{ id: 'gold', appId: jug, lineItemIds: ['1'] }] } },
        currency: 'JPY',
        completed: true,
        createdBy: { userId: jug },
      },
    })
    expect(checkout).toMatchObject({
      priceSummary: { total: { amount: '48.00' } },
      appliedDiscounts: [],
      currency: 'EUR',
      completed: false,
    })
    expect(checkout.createdBy.userId).toBeUndefined()
  })

  test('address fields beyond their limits, an invalid email address', async () => {
    const refusal = await refusalOf(
      newVisitor().checkouts.createCheckout({
        channelType: 'WEB',
        lineItems: [line(song)],
        checkoutInfo: {
          buyerInfo: { email: 'vera' },
          shippingInfo: {
            shippingDestination: {
              address: { addressLine: 'x'.repeat(100_000), country: 'Portugal' },
              contactDetails: { phone: 'call me' },
            },
          },
        },
      }),
    )
    expect(brokenRules(refusal)).toEqual([
      'checkoutInfo.buyerInfo.email FORMAT',
      'checkoutInfo.shippingInfo.shippingDestination.address.addressLine MAX_LENGTH',
      'checkoutInfo.shippingInfo.shippingDestination.address.country FORMAT',
      'checkoutInfo.shippingInfo.shippingDestination.contactDetails.phone FORMAT',
    ])
  })

  test('the shop can’t send buyers to an unregistered host', async () => {
    const refusal = await refusalOf(
      shop
        .as(shop.owner())
        .checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(song)], overrideCheckoutUrl: 'https://evil.example/' }),
    )
    expect(brokenRules(refusal)).toEqual(['overrideCheckoutUrl FIELD_NOT_ALLOWED'])
  })

  test('TOTAL_TOO_HIGH', async () => {
    const refusal = await refusalOf(newVisitor().checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(statue, 100_000)] }))
    expect(refusal).toMatchObject({ status: 400, code: 'TOTAL_TOO_HIGH' })
  })
})

describe('404 and 428', () => {
  const delivered = (code: string | undefined, carrierId?: string) => ({
    channelType: 'WEB' as const,
    lineItems: [line(jug)],
    checkoutInfo: { shippingInfo: { shippingDestination: { address: porto }, selectedCarrierServiceOption: { code, carrierId } } },
  })

  test('404 SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: not offered for the destination, or of another carrier', async () => {
    expect(await refusalOf(newVisitor().checkouts.createCheckout(delivered('courier')))).toMatchObject({
      status: 404,
      code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
      data: { selectedShippingOptionError: { applicationError: { code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' } } },
    })
    expect((await refusalOf(newVisitor().checkouts.createCheckout(delivered('post', jug)))).code).toBe(
      'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    )
  })

  test('400 INVALID_SELECTED_CARRIER_SERVICE_OPTION: an option without its code', async () => {
    expect(await refusalOf(newVisitor().checkouts.createCheckout(delivered(undefined)))).toMatchObject({
      status: 400,
      code: 'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
    })
  })

  test('404: coupons and gift cards don’t exist', async () => {
    const request = { channelType: 'WEB' as const, lineItems: [line(song)] }
    expect((await refusalOf(newVisitor().checkouts.createCheckout({ ...request, couponCode: 'SPRING' }))).code).toBe(
      'ERROR_COUPON_DOES_NOT_EXIST',
    )
    expect((await refusalOf(newVisitor().checkouts.createCheckout({ ...request, giftCardCode: '1234' }))).code).toBe('GIFT_CARD_NOT_FOUND')
  })

  test('428 EMPTY_CHECKOUT: nothing to buy', async () => {
    expect(await refusalOf(newVisitor().checkouts.createCheckout({ channelType: 'WEB' }))).toMatchObject({
      status: 428,
      code: 'EMPTY_CHECKOUT',
    })
  })

  test('428 SITE_MUST_ACCEPT_PAYMENTS: a shop without payments only accepts free checkouts', async () => {
    const own = await makeTestShop()
    own.decide({ payment: { online: null, offline: null } })
    const { checkouts } = own.as(own.visitor())
    expect(await refusalOf(checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(song)] }))).toMatchObject({
      status: 428,
      code: 'SITE_MUST_ACCEPT_PAYMENTS',
    })
    await own.reprice(song, 0)
    expect((await checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(song)] })).checkout.priceSummary.total.amount).toBe(
      '0.00',
    )
  })
})
