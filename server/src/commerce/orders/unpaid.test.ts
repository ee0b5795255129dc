import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cards, makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop, type Shopper } from '../../../../tests/support/buying.ts'
import { appId, jug } from '../../../../tests/support/goods.ts'
import { line, porto, refusalOf } from '../../../../tests/support/shop.ts'
import { sql } from '../../database/sql.ts'
import { reconcilePayments } from '../payments/reconcile.ts'

// Every approved order was paid, set to offline payment in a shop that offers it, or free (DESIGN §6, threats C05, C07, C10, C16, P08).

let shop: SellingShop
let mallory: Shopper
const offline = { title: 'Bank transfer', instructions: 'Within a week.' }

beforeAll(async () => {
  shop = await makeSellingShop()
})
beforeEach(async () => {
  mallory = shopperIn(shop)
  shop.decide({ payment: { online: 'sandbox', offline: null } })
  await shop.setStock(jug, 10)
})
afterAll(() => shop.stop())

const placedIn = async (id: string) => mallory.client.checkouts.createOrder({ id })
const checkoutInfo = {
  buyerInfo: { email: 'mallory@example.com' },
  shippingInfo: { shippingDestination: { address: porto }, selectedCarrierServiceOption: { code: 'post' } },
}

/** Attempts to avoid the payment. Each can end in any way, as long as it approves nothing. */
const attempts: Record<string, () => Promise<unknown>> = {
  'selecting offline payment in a shop that doesn’t offer it': async () =>
    mallory.client.checkouts.selectPaymentMethod({ id: await readyCheckout(mallory.client), method: 'OFFLINE' }),
  'having selected it while it was offered': async () => {
    shop.decide({ payment: { online: 'sandbox', offline } })
    const id = await readyCheckout(mallory.client, { method: 'OFFLINE' })
    shop.decide({ payment: { online: 'sandbox', offline: null } })
    await mallory.client.checkouts.getCheckout({ id })
    await placedIn(id)
  },
  'selecting it for a checkout that the shop created without it': async () => {
    shop.decide({ payment: { online: 'sandbox', offline } })
    const { checkout } = await mallory.client.checkouts.createCheckout({
      channelType: 'WEB',
      lineItems: [line(jug)],
      checkoutInfo: { ...checkoutInfo, customSettings: { disabledManualPayment: true } },
    })
    await mallory.client.checkouts.selectPaymentMethod({ id: checkout.id!, method: 'OFFLINE' }).catch(() => {})
    await placedIn(checkout.id!)
  },
  'a line with offline payment': async () =>
    mallory.client.checkouts.createCheckout({
      channelType: 'WEB',
      checkoutInfo,
      lineItems: [{ ...line(jug), catalogOverrideFields: { paymentOption: { value: 'FULL_PAYMENT_OFFLINE' } } }],
    }),
  'a line paid by a membership': async () => {
    const lineItems = [{ ...line(jug), paymentOption: 'MEMBERSHIP' as const }]
    const { checkout } = await mallory.client.checkouts.createCheckout({ channelType: 'WEB', checkoutInfo, lineItems })
    await placedIn(checkout.id!)
  },
  'sending a price': async () =>
    mallory.client.checkouts.createCheckout({
      channelType: 'WEB',
      checkoutInfo,
      lineItems: [{ quantity: 1, catalogReference: { catalogItemId: jug, appId }, catalogOverrideFields: { price: '0' } }],
    }),
  'sending totals': async () => {
    const price = { amount: '0.00' }
    const sums = { subtotal: price, shipping: price, tax: price, discount: price, additionalFees: price, total: price }
    const { checkout } = await mallory.client.checkouts.createCheckout({
      channelType: 'WEB',
      lineItems: [line(jug)],
      checkoutInfo: { ...checkoutInfo, priceSummary: sums, payNow: sums, appliedDiscounts: [{ merchantDiscount: { percentage: 100 } }] },
    })
    await placedIn(checkout.id!)
  },
  'completing the checkout': async () => mallory.client.checkouts.markCheckoutAsCompleted({ id: await readyCheckout(mallory.client) }),
  'ordering and never paying': async () => placedIn(await readyCheckout(mallory.client)),
  'ordering twice': async () => {
    const id = await readyCheckout(mallory.client)
    await placedIn(id)
    await placedIn(id)
  },
  'a card that is declined': async () => pay(mallory, await placedIn(await readyCheckout(mallory.client)), cards.declined),
  'an unknown card': async () => pay(mallory, await placedIn(await readyCheckout(mallory.client)), '4111111111111111'),
  'a slow provider': async () => pay(mallory, await placedIn(await readyCheckout(mallory.client)), cards.late),
  'waiting until the payment expires': async () => {
    const { paymentGatewayOrderId } = await placedIn(await readyCheckout(mallory.client))
    await shop.letTimePass(paymentGatewayOrderId!)
    await reconcilePayments(shop.app)
  },
  'paying for little and then ordering more': async () => {
    const id = await readyCheckout(mallory.client)
    const placed = await placedIn(id)
    await mallory.client.checkouts.addToCheckout({ id, lineItems: [line(jug, 5)] })
    await pay(mallory, placed)
  },
  'requesting a later capture': async () =>
    mallory.client.checkouts.createOrder({ id: await readyCheckout(mallory.client), delayCapture: true, savePaymentMethod: true }),
}

test.each(Object.keys(attempts))('%s: approves no order and sells no stock', async (attempt) => {
  await attempts[attempt]!().catch(() => {})
  const approved = await shop.database.rows(sql`
    select number from orders where site_id = ${shop.siteId} and buyer_visitor_id = ${mallory.identity.id} and status not in ('INITIALIZED', 'REJECTED')`)
  expect(approved).toEqual([])
  expect((await shop.stockOf(jug)).quantity).toBe(10)
})

test('refuses to pay another visitor’s payment, and approves nothing', async () => {
  const vera = shopperIn(shop)
  const placed = await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client) })
  expect(await refusalOf(pay(mallory, placed))).toMatchObject({ status: 404 })
  expect((await vera.client.orders.getOrder({ id: placed.orderId })).order.status).toBe('INITIALIZED')
})

test('every approved order in this shop was paid, set to offline payment, or free', async () => {
  shop.decide({ payment: { online: 'sandbox', offline } })
  const vera = shopperIn(shop)
  await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client, { method: 'OFFLINE' }) })
  await pay(vera, await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client) }))
  const unexplained = await shop.database.rows(sql`
    select orders.id from orders join checkouts on checkouts.site_id = orders.site_id and checkouts.id = orders.checkout_id
      left join payment_intents on payment_intents.site_id = orders.site_id and payment_intents.order_id = orders.id
      left join sandbox_charges on sandbox_charges.site_id = orders.site_id and sandbox_charges.id = payment_intents.provider_key
    where orders.site_id = ${shop.siteId} and orders.status = 'APPROVED' and total_minor > 0
      and not (checkouts.doc ->> 'paymentMethod' = 'OFFLINE' and paid_minor = 0 and payment_status = 'NOT_PAID')
      and not (payment_status = 'PAID' and sandbox_charges.decision = 'APPROVED' and sandbox_charges.amount_minor = total_minor
        and sandbox_charges.currency = orders.currency)`)
  expect(unexplained).toEqual([])
})
