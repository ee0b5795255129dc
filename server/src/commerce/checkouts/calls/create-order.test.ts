import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cards,
  makeSellingShop,
  pay,
  readyCheckout,
  shopperIn,
  type SellingShop,
  type Shopper,
} from '../../../../../tests/support/buying.ts'
import { jug, shirt, song } from '../../../../../tests/support/goods.ts'
import { line, madrid, porto, refusalOf } from '../../../../../tests/support/shop.ts'
import { sql } from '../../../database/sql.ts'
import type { Db } from '../../../kernel/db.ts'

let shop: SellingShop
let vera: Shopper
const offline = { title: 'Bank transfer', instructions: 'Within a week.' }

beforeAll(async () => {
  shop = await makeSellingShop()
})
beforeEach(async () => {
  vera = shopperIn(shop)
  shop.decide({ payment: { online: 'sandbox', offline } })
  await shop.setStock(jug, 10)
})
afterAll(() => shop.stop())

/** Resolves once this many transactions wait for a row that this one has locked, or for each other behind it. */
async function blockedBy(holder: Db, count: number): Promise<void> {
  const self = await holder.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const waiting = () =>
    shop.database.rows(sql`
      with recursive blocked as (
        select pid from pg_stat_activity where ${self!.pid} = any(pg_blocking_pids(pid))
        union select activity.pid from blocked join pg_stat_activity as activity on blocked.pid = any(pg_blocking_pids(activity.pid))
      ) select from blocked`)
  await expect.poll(async () => (await waiting()).length).toBe(count)
}

const orderOf = async ({ client }: Shopper, id: string) => (await client.orders.getOrder({ id })).order

describe('200, paid offline', () => {
  test('approves it at once as unpaid, with the next number, and takes its stock', async () => {
    const id = await readyCheckout(vera.client, { items: [line(jug, 2)], method: 'OFFLINE' })
    const placed = await vera.client.checkouts.createOrder({ id })
    expect(Object.keys(placed)).toEqual(['orderId'])
    const order = await orderOf(vera, placed.orderId)
    expect(order).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      number: expect.stringMatching(/^10\d{3}$/),
    })
    expect(order.balanceSummary).toMatchObject({ balance: { amount: '102.00' }, paid: { amount: '0.00' } })
    expect(order.activities.map(({ activityType }) => activityType)).toEqual(['ORDER_PLACED'])
    expect(await shop.happened(order.id!)).toEqual(['created', 'approved'])
    expect(await shop.stockOf(jug)).toEqual({ quantity: 8, reserved: 0 })
  })

  test('needs no selection if it is the only payment method', async () => {
    shop.decide({ payment: { online: null, offline } })
    const { orderId } = await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client) })
    expect(await orderOf(vera, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID' })
  })

  test('completes the checkout and deletes the cart it came from', async () => {
    await vera.client.carts.addToCurrentCart({ lineItems: [line(jug)] })
    const { checkoutId: id } = await vera.client.carts.createCheckoutFromCurrentCart({
      email: 'Vera@Example.com',
      shippingAddress: porto,
      selectedShippingOption: { code: 'post' },
    })
    await vera.client.checkouts.selectPaymentMethod({ id, method: 'OFFLINE' })
    const { orderId } = await vera.client.checkouts.createOrder({ id })
    expect((await vera.client.checkouts.getCheckout({ id })).checkout).toMatchObject({ completed: true })
    expect(await shop.happened(id)).toEqual(['created', 'updated', 'completed'])
    expect(await refusalOf(vera.client.carts.getCurrentCart({}))).toMatchObject({ code: 'OWNED_CART_NOT_FOUND' })
    expect(await orderOf(vera, orderId)).toMatchObject({
      buyerInfo: { email: 'vera@example.com', visitorId: vera.identity.id },
      checkoutId: id,
    })
  })
})

describe('200, paid online', () => {
  test('awaits its payment, with its stock reserved and no number', async () => {
    const id = await readyCheckout(vera.client, { items: [line(jug, 2)], method: 'ONLINE' })
    const { orderId, paymentGatewayOrderId } = await vera.client.checkouts.createOrder({ id })
    const order = await orderOf(vera, orderId)
    expect(order).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'NOT_PAID', activities: [] })
    expect(order.number).toBeUndefined()
    expect(await shop.happened(orderId)).toEqual(['created'])
    expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 2 })
    expect((await vera.client.checkouts.getCheckout({ id })).checkout.completed).toBe(false)
    expect(await vera.client.payments.getPayment({ paymentGatewayOrderId: paymentGatewayOrderId! })).toMatchObject({
      orderId,
      checkoutId: id,
      status: 'CREATED',
      amount: { amount: '102.00', formattedAmount: '€102.00' },
      currency: 'EUR',
      expirationDate: expect.any(String),
    })
  })

  test('repeated calls return the same order and payment', async () => {
    const id = await readyCheckout(vera.client)
    const first = await vera.client.checkouts.createOrder({ id })
    expect(await vera.client.checkouts.createOrder({ id })).toEqual(first)
    await pay(vera, first)
    expect(await vera.client.checkouts.createOrder({ id })).toEqual(first)
    expect(await shop.stockOf(jug)).toEqual({ quantity: 9, reserved: 0 })
  })

  test('a changed checkout becomes another order; the first is rejected and its stock released', async () => {
    const id = await readyCheckout(vera.client, { items: [line(jug, 9)] })
    const first = await vera.client.checkouts.createOrder({ id })
    const { checkout } = await vera.client.checkouts.getCheckout({ id })
    await vera.client.checkouts.updateLineItemsQuantity({ id, lineItems: [{ id: checkout.lineItems[0]!.id!, quantity: 1 }] })
    await vera.client.checkouts.addToCheckout({ id, lineItems: [line(jug, 9)] })
    const second = await vera.client.checkouts.createOrder({ id })
    expect(second.orderId).not.toBe(first.orderId)
    expect(await orderOf(vera, first.orderId)).toMatchObject({ status: 'REJECTED', paymentStatus: 'CANCELED' })
    expect(await shop.happened(first.orderId)).toEqual(['created', 'payment_status_updated', 'updated'])
    expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 10 })
    expect(await vera.client.payments.getPayment({ paymentGatewayOrderId: first.paymentGatewayOrderId! })).toMatchObject({
      status: 'EXPIRED',
    })
  })

  test('is returned to a concurrent call that would be paid offline: the checkout has one order, and takes no number twice', async () => {
    const id = await readyCheckout(vera.client)
    const { online, later } = await shop.database.transaction(async (holder) => {
      await holder.run(sql`select from variants where site_id = ${shop.siteId} and product_id = ${jug} order by product_id, id for update`)
      const first = vera.client.checkouts.createOrder({ id })
      await blockedBy(holder, 1)
      shop.decide({ payment: { online: null, offline } })
      const second = vera.client.checkouts.createOrder({ id })
      // The first call waits for the stock, the second one for the checkout.
      await blockedBy(holder, 2)
      return { online: first, later: second }
    })
    expect(await later).toEqual(await online)
    expect(await orderOf(vera, (await online).orderId)).toMatchObject({ status: 'INITIALIZED' })
    expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 1 })
  })

  test('another attempt after a declined card is another order', async () => {
    const id = await readyCheckout(vera.client)
    const first = await vera.client.checkouts.createOrder({ id })
    expect(await pay(vera, first, cards.declined)).toMatchObject({ status: 'DECLINED' })
    const second = await vera.client.checkouts.createOrder({ id })
    expect(second.orderId).not.toBe(first.orderId)
    expect(await pay(vera, second)).toMatchObject({ status: 'APPROVED' })
    expect(await shop.stockOf(jug)).toEqual({ quantity: 9, reserved: 0 })
  })
})

test('200: a free order is approved and paid', async () => {
  await shop.reprice(song, 0)
  const id = await readyCheckout(vera.client, { items: [line(song)] })
  const placed = await vera.client.checkouts.createOrder({ id })
  await shop.reprice(song, 900)
  const order = await orderOf(vera, placed.orderId)
  expect(placed).toEqual({ orderId: order.id })
  expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID', priceSummary: { total: { amount: '0.00' } } })
  expect(order.activities.map(({ activityType }) => activityType)).toEqual(['ORDER_PLACED', 'ORDER_PAID'])
  // Nothing is delivered, so the order has no delivery.
  expect(order.shippingInfo).toBeUndefined()
})

test('200: the same idempotency key gets the same response, even after the order was rejected', async () => {
  const id = await readyCheckout(vera.client)
  const first = await vera.client.checkouts.createOrder({ id }, { idempotencyKey: 'once' })
  await pay(vera, first, cards.declined)
  expect(await vera.client.checkouts.createOrder({ id }, { idempotencyKey: 'once' })).toEqual(first)
  expect(await refusalOf(vera.client.checkouts.createOrder({ id, savePaymentMethod: true }, { idempotencyKey: 'once' }))).toMatchObject({
    status: 409,
  })
})

describe('200, the contents of an order', () => {
  test.each([
    ['ONLINE', 'FULL_PAYMENT_ONLINE'],
    ['OFFLINE', 'FULL_PAYMENT_OFFLINE'],
  ] as const)('the payment option of its checkout (%s) for each line, and what is due', async (method, option) => {
    const id = await readyCheckout(vera.client, { items: [line(jug), line(song)], method })
    const { lineItems } = (await vera.client.checkouts.getCheckout({ id })).checkout
    expect(lineItems.map(({ paymentOption }) => paymentOption)).toEqual([option, option])
    const placed = await vera.client.checkouts.createOrder({ id })
    const order = await orderOf(vera, placed.orderId)
    expect(order.lineItems.map(({ paymentOption }) => paymentOption)).toEqual([option, option])
    expect(order).toMatchObject({ paymentStatus: 'NOT_PAID', balanceSummary: { paid: { amount: '0.00' }, balance: { amount: '64.80' } } })
    if (method === 'OFFLINE') return
    await pay(vera, placed)
    const settled = await orderOf(vera, placed.orderId)
    expect(settled.lineItems.map(({ paymentOption }) => paymentOption)).toEqual([option, option])
    expect(settled).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { paid: { amount: '64.80' }, balance: { amount: '0.00' } } })
  })

  test('its lines with their prices and taxes, its delivery and its totals', async () => {
    const id = await readyCheckout(vera.client, { items: [line(jug, 2), line(shirt.id, 1, { options: { Size: 'S' } })] })
    const { orderId } = await vera.client.checkouts.createOrder({ id })
    const { order } = await vera.client.orders.getOrder({ id: orderId })
    expect(order.lineItems[0]).toMatchObject({
      productName: { original: 'Jug', translated: 'Jug' },
      quantity: 2,
      image: { id: 'jug.jpg', width: 800, height: 600 },
      itemType: { preset: 'PHYSICAL' },
      physicalProperties: { sku: 'JUG', weight: 0.5, shippable: true },
      paymentOption: 'FULL_PAYMENT_ONLINE',
      price: { amount: '40.00', formattedAmount: '€40.00' },
      lineItemPrice: { amount: '80.00' },
      totalDiscount: { amount: '0.00' },
      totalPriceBeforeTax: { amount: '80.00' },
      totalPriceAfterTax: { amount: '96.00' },
      taxInfo: {
        taxAmount: { amount: '16.00' },
        taxRate: '0.2',
        taxBreakdown: [{ taxName: 'IVA', jurisdiction: 'PT', jurisdictionType: 'COUNTRY' }],
      },
    })
    expect(order.lineItems[1]).toMatchObject({
      catalogReference: { catalogItemId: shirt.id, options: { options: { Size: 'S' }, variantId: shirt.small } },
      descriptionLines: [{ name: { original: 'Size', translated: 'Size' }, plainText: { original: 'S', translated: 'S' } }],
    })
    expect(order).toMatchObject({
      currency: 'EUR',
      weightUnit: 'KG',
      taxIncludedInPrices: false,
      billingInfo: { address: porto, contactDetails: { firstName: 'Vera' } },
      recipientInfo: { address: porto },
      shippingInfo: {
        title: 'Post',
        code: 'post',
        region: { name: 'Portugal' },
        logistics: { deliveryTime: '2 days', shippingDestination: { address: porto } },
        cost: { price: { amount: '5.00' }, totalPriceAfterTax: { amount: '6.00' } },
      },
      priceSummary: {
        subtotal: { amount: '105.00' },
        shipping: { amount: '5.00' },
        tax: { amount: '22.00' },
        discount: { amount: '0.00' },
        totalAdditionalFees: { amount: '0.00' },
        total: { amount: '132.00', formattedAmount: '€132.00' },
      },
      taxInfo: { totalTax: { amount: '22.00' }, taxBreakdown: [{ taxName: 'IVA', rate: '0.2', aggregatedTaxAmount: { amount: '22.00' } }] },
      createdBy: { visitorId: vera.identity.id },
      channelInfo: { type: 'WEB' },
      siteLanguage: 'en',
    })
  })

  test('stays as it was when the catalogue changes', async () => {
    const { orderId } = await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client) })
    await shop.reprice(jug, 9900)
    const order = await orderOf(vera, orderId)
    await shop.reprice(jug, 4000)
    expect(order).toMatchObject({ lineItems: [{ price: { amount: '40.00' } }], priceSummary: { total: { amount: '54.00' } } })
  })

  test('a pickup has a location and no delivery address', async () => {
    const { orderId } = await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client, { delivery: 'fetch' }) })
    const { logistics } = (await orderOf(vera, orderId)).shippingInfo!
    expect(logistics).toMatchObject({
      pickupDetails: { pickupMethod: 'STORE_PICKUP', address: { city: 'Porto' } },
      instructions: 'Ring the bell.',
    })
    expect(logistics!.shippingDestination).toBeUndefined()
  })

  test('doesn’t store a card number in the note', async () => {
    const id = await readyCheckout(vera.client, { buyerNote: 'Charge 4242 4242 4242 4242, ring twice' })
    const { orderId } = await vera.client.checkouts.createOrder({ id })
    expect((await orderOf(vera, orderId)).buyerNote).toBe('Charge [card number], ring twice')
  })

  test('the shop’s discount with the amount deducted', async () => {
    const olga = shop.as(shop.owner())
    await olga.carts.addToCurrentCart({ lineItems: [line(song, 2)] })
    await olga.carts.updateCurrentCart({ merchantDiscounts: [{ amount: '3.00' }] })
    const { checkoutId: id } = await olga.carts.createCheckoutFromCurrentCart({ email: 'buyer@example.com', billingAddress: porto })
    await olga.checkouts.selectPaymentMethod({ id, method: 'OFFLINE' })
    const { orderId } = await olga.checkouts.createOrder({ id })
    const { order } = await olga.orders.getOrder({ id: orderId })
    expect(order).toMatchObject({
      appliedDiscounts: [
        {
          discountType: 'GLOBAL',
          merchantDiscount: { amount: { amount: '3.00' } },
          lineItemDiscounts: [{ totalDiscount: { amount: '3.00' } }],
        },
      ],
      lineItems: [{ lineItemPrice: { amount: '18.00' }, totalDiscount: { amount: '3.00' }, totalPriceBeforeTax: { amount: '15.00' } }],
      priceSummary: { subtotal: { amount: '18.00' }, discount: { amount: '3.00' }, tax: { amount: '3.00' }, total: { amount: '18.00' } },
      buyerInfo: { email: 'buyer@example.com' },
    })
    expect(order.buyerInfo.visitorId).toBeUndefined()
  })
})

describe('404', () => {
  test('CHECKOUT_NOT_FOUND: the same response for another visitor’s checkout as for one that doesn’t exist; nothing is ordered', async () => {
    const id = await readyCheckout(vera.client)
    const mallory = shopperIn(shop)
    const [others, ghost] = await Promise.all([
      refusalOf(mallory.client.checkouts.createOrder({ id })),
      refusalOf(mallory.client.checkouts.createOrder({ id: '80000000-0000-4000-8000-00000000dead' })),
    ])
    expect(others).toMatchObject({ status: 404, code: 'CHECKOUT_NOT_FOUND' })
    expect(others).toEqual(ghost)
    expect(await shop.happened(id)).toEqual(['created'])
  })
})

describe('409', () => {
  test('CHECKOUT_CHANGED: the total differs from the one quoted to the buyer', async () => {
    const id = await readyCheckout(vera.client)
    await shop.reprice(jug, 3999)
    expect(await refusalOf(vera.client.checkouts.createOrder({ id }))).toMatchObject({ status: 409, code: 'CHECKOUT_CHANGED' })
    await vera.client.checkouts.getCheckout({ id })
    const { orderId } = await vera.client.checkouts.createOrder({ id })
    await shop.reprice(jug, 4000)
    expect((await orderOf(vera, orderId)).priceSummary.total.amount).toBe('53.99')
  })

  test('PARTIAL_OUT_OF_STOCK: names the short lines and changes no stock', async () => {
    const id = await readyCheckout(vera.client, { items: [line(jug, 4), line(song)] })
    const { checkout } = await vera.client.checkouts.getCheckout({ id })
    await shop.setStock(jug, 3)
    expect(await refusalOf(vera.client.checkouts.createOrder({ id }))).toMatchObject({
      status: 409,
      code: 'PARTIAL_OUT_OF_STOCK',
      data: { lineItemIds: [checkout.lineItems[0]!.id] },
    })
    expect(await shop.stockOf(jug)).toEqual({ quantity: 3, reserved: 0 })
  })

  test('FULL_OUT_OF_STOCK: none of the lines is available', async () => {
    const id = await readyCheckout(vera.client)
    await shop.setStock(jug, 0)
    expect(await refusalOf(vera.client.checkouts.createOrder({ id }))).toMatchObject({ status: 409, code: 'FULL_OUT_OF_STOCK' })
  })

  test('PARTIAL_OUT_OF_STOCK: stock reserved by other payments isn’t available', async () => {
    const other = shopperIn(shop)
    const mine = await readyCheckout(vera.client, { items: [line(jug, 6)] })
    await other.client.checkouts.createOrder({ id: await readyCheckout(other.client, { items: [line(jug, 5)] }) })
    expect(await refusalOf(vera.client.checkouts.createOrder({ id: mine }))).toMatchObject({ code: 'PARTIAL_OUT_OF_STOCK' })
  })

  test('SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: the shop has removed it', async () => {
    const id = await readyCheckout(vera.client)
    const { deliveryRegions } = (await shop.app.services.sites.find(shop.siteId)).settings
    shop.decide({
      deliveryRegions: deliveryRegions.map((region) => ({ ...region, options: region.options.filter(({ code }) => code !== 'post') })),
    })
    const refusal = await refusalOf(vera.client.checkouts.createOrder({ id }))
    shop.decide({ deliveryRegions })
    expect(refusal).toMatchObject({ status: 409, code: 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' })
  })

  test('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: it changed during the call to the provider, whose decision counts', async () => {
    const id = await readyCheckout(vera.client)
    const placed = await vera.client.checkouts.createOrder({ id })
    expect(await pay(vera, placed, cards.late)).toMatchObject({ status: 'PROCESSING' })
    await vera.client.checkouts.addToCheckout({ id, lineItems: [line(jug)] })
    expect(await refusalOf(vera.client.checkouts.createOrder({ id }))).toMatchObject({
      status: 409,
      code: 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
      data: { orderId: placed.orderId },
    })
    await expect.poll(() => pay(vera, placed), { timeout: 10_000, interval: 500 }).toMatchObject({ status: 'APPROVED' })
    // One jug was ordered and paid, whatever the checkout contains by then.
    expect(await orderOf(vera, placed.orderId)).toMatchObject({ status: 'APPROVED', lineItems: [{ quantity: 1 }] })
    expect(await shop.stockOf(jug)).toEqual({ quantity: 9, reserved: 0 })
  })
})

describe('428', () => {
  test('EMPTY_CHECKOUT: all its lines were removed', async () => {
    const id = await readyCheckout(vera.client)
    const { checkout } = await vera.client.checkouts.getCheckout({ id })
    await vera.client.checkouts.removeLineItems({ id, lineItemIds: [checkout.lineItems[0]!.id!] })
    expect(await refusalOf(vera.client.checkouts.createOrder({ id }))).toMatchObject({ status: 428, code: 'EMPTY_CHECKOUT' })
  })

  test('SITE_NOT_ACCEPTING_PAYMENTS: the shop has no payment method', async () => {
    const id = await readyCheckout(vera.client)
    shop.decide({ payment: { online: null, offline: null } })
    expect(await refusalOf(vera.client.checkouts.createOrder({ id }))).toMatchObject({ status: 428, code: 'SITE_NOT_ACCEPTING_PAYMENTS' })
  })

  test('CHECKOUT_IS_COMPLETE: the shop marked it as completed', async () => {
    const id = await readyCheckout(vera.client)
    await shop.as(shop.owner()).checkouts.markCheckoutAsCompleted({ id })
    expect(await refusalOf(vera.client.checkouts.createOrder({ id }))).toMatchObject({ status: 428, code: 'CHECKOUT_IS_COMPLETE' })
  })

  test('VIOLATIONS_WITH_ERROR_SEVERITY: reports both a missing email and a missing address', async () => {
    const { checkout } = await vera.client.checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(jug)] })
    const { status, code, data } = await refusalOf(vera.client.checkouts.createOrder({ id: checkout.id! }))
    expect({ status, code }).toEqual({ status: 428, code: 'VIOLATIONS_WITH_ERROR_SEVERITY' })
    expect(data.violations).toMatchObject([
      { severity: 'ERROR', description: expect.stringContaining('email address') },
      { severity: 'ERROR', description: expect.stringContaining('delivery address') },
    ])
  })

  test('VIOLATIONS_WITH_ERROR_SEVERITY: the shop no longer delivers to the address', async () => {
    const id = await readyCheckout(vera.client)
    const { deliveryRegions } = (await shop.app.services.sites.find(shop.siteId)).settings
    shop.decide({ deliveryRegions: deliveryRegions.filter(({ countries }) => !countries.includes(porto.country)) })
    const refusal = await refusalOf(vera.client.checkouts.createOrder({ id }))
    shop.decide({ deliveryRegions })
    expect(refusal).toMatchObject({
      status: 428,
      code: 'VIOLATIONS_WITH_ERROR_SEVERITY',
      data: { violations: [{ description: expect.stringContaining('PT') }] },
    })
  })

  test('VIOLATIONS_WITH_ERROR_SEVERITY: a country alone isn’t a delivery address', async () => {
    const { checkout } = await vera.client.checkouts.createCheckout({
      channelType: 'WEB',
      lineItems: [line(jug)],
      checkoutInfo: {
        buyerInfo: { email: 'vera@example.com' },
        shippingInfo: { shippingDestination: { address: { country: madrid.country } }, selectedCarrierServiceOption: { code: 'courier' } },
      },
    })
    expect(await refusalOf(vera.client.checkouts.createOrder({ id: checkout.id! }))).toMatchObject({
      code: 'VIOLATIONS_WITH_ERROR_SEVERITY',
    })
  })

  test('CALCULATION_ERROR: a price exceeds what can be calculated with', async () => {
    const id = await readyCheckout(vera.client, { items: [line(jug, 3)] })
    await shop.reprice(jug, 999_999_999_999)
    const refusal = await refusalOf(vera.client.checkouts.createOrder({ id }))
    await shop.reprice(jug, 4000)
    expect(refusal).toMatchObject({ status: 428, code: 'CALCULATION_ERROR' })
  })

  test('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: later capture isn’t supported', async () => {
    const id = await readyCheckout(vera.client)
    expect(await refusalOf(vera.client.checkouts.createOrder({ id, delayCapture: true }))).toMatchObject({
      status: 428,
      code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    })
  })
})

test('429: a shopper can reserve stock for five open payments, not for six', async () => {
  const checkouts = await Promise.all(Array.from({ length: 8 }, () => readyCheckout(vera.client)))
  const answers = await Promise.allSettled(checkouts.map((id) => vera.client.checkouts.createOrder({ id })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await refusalOf(vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client) }))).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  })
  expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 5 })
})
