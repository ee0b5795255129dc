import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cards,
  makeSellingShop,
  pay,
  paymentOf,
  readyCheckout,
  shopperIn,
  type SellingShop,
  type Shopper,
} from '../../../../tests/support/buying.ts'
import { jug } from '../../../../tests/support/goods.ts'
import { line, refusalOf } from '../../../../tests/support/shop.ts'
import { sql } from '../../database/sql.ts'
import { withoutTransaction } from '../../kernel/in-transaction.ts'
import { beginPayment } from './begin.ts'
import { reconcilePayments } from './reconcile.ts'

let shop: SellingShop
let vera: Shopper

beforeAll(async () => {
  shop = await makeSellingShop()
})
beforeEach(async () => {
  vera = shopperIn(shop)
  await shop.setStock(jug, 10)
})
afterAll(() => shop.stop())

async function awaiting() {
  const id = await readyCheckout(vera.client, { items: [line(jug, 2)] })
  const { orderId, paymentGatewayOrderId } = await vera.client.checkouts.createOrder({ id })
  return { orderId, paymentGatewayOrderId: paymentGatewayOrderId! }
}

const orderOf = async (id: string) => (await vera.client.orders.getOrder({ id })).order

/** Simulates a process that died between its two transactions, half a minute ago. */
async function cutOff(paymentId: string): Promise<void> {
  const site = await shop.app.services.sites.find(shop.siteId)
  const { services } = shop.app
  const context = {
    identity: vera.identity,
    siteId: shop.siteId,
    site,
    now: new Date(),
    requestId: 'r',
    ...withoutTransaction(shop.database),
    services,
  }
  await beginPayment(context, paymentId)
  await sinceHalfAMinute(paymentId)
}

const sinceHalfAMinute = (paymentId: string) =>
  shop.database.run(
    sql`update payment_intents set updated_date = now() - interval '30 seconds' where site_id = ${shop.siteId} and id = ${paymentId}`,
  )

describe('an expired payment', () => {
  test('ends, rejects its order and releases its stock, even with concurrent processes', async () => {
    const placed = await awaiting()
    await shop.letTimePass(placed.paymentGatewayOrderId)
    await Promise.all(Array.from({ length: 4 }, () => reconcilePayments(shop.app)))
    expect(await paymentOf(vera, placed)).toMatchObject({ status: 'EXPIRED' })
    expect(await orderOf(placed.orderId)).toMatchObject({ status: 'REJECTED', paymentStatus: 'CANCELED' })
    expect(await shop.happened(placed.orderId)).toEqual(['created', 'payment_status_updated', 'updated'])
    expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 0 })
  })

  test('isn’t touched before it expires', async () => {
    const placed = await awaiting()
    await reconcilePayments(shop.app)
    expect(await paymentOf(vera, placed)).toMatchObject({ status: 'CREATED' })
    expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 2 })
  })

  test('expires by the database’s clock, not by the process’s', async () => {
    const placed = await awaiting()
    shop.clock.now = new Date(Date.now() + 24 * 60 * 60 * 1000)
    await reconcilePayments(shop.app)
    expect(await pay(vera, placed)).toMatchObject({ status: 'APPROVED' })
    shop.clock.now = undefined
  })
})

describe('a payment that was cut off', () => {
  test('after the provider charged it: approves its order, charged once', async () => {
    const placed = await awaiting()
    await refusalOf(pay(vera, placed, cards.silent))
    await sinceHalfAMinute(placed.paymentGatewayOrderId)
    await Promise.all([reconcilePayments(shop.app), reconcilePayments(shop.app)])
    expect(await orderOf(placed.orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID', number: expect.any(String) })
    expect(await shop.happened(placed.orderId)).toEqual(['created', 'approved', 'payment_status_updated'])
    expect(await shop.stockOf(jug)).toEqual({ quantity: 8, reserved: 0 })
  })

  test('the same after it expired: the charge stands and the order is approved', async () => {
    const placed = await awaiting()
    await refusalOf(pay(vera, placed, cards.silent))
    await shop.letTimePass(placed.paymentGatewayOrderId)
    await reconcilePayments(shop.app)
    expect(await orderOf(placed.orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  })

  test('before the provider was called: can still be paid', async () => {
    const placed = await awaiting()
    await cutOff(placed.paymentGatewayOrderId)
    await reconcilePayments(shop.app)
    expect(await paymentOf(vera, placed)).toMatchObject({ status: 'PROCESSING' })
    expect(await pay(vera, placed)).toMatchObject({ status: 'APPROVED' })
  })

  test('the same after it expired: ends, and the provider can’t charge it any longer', async () => {
    const placed = await awaiting()
    await cutOff(placed.paymentGatewayOrderId)
    await shop.letTimePass(placed.paymentGatewayOrderId)
    await reconcilePayments(shop.app)
    expect(await paymentOf(vera, placed)).toMatchObject({ status: 'EXPIRED' })
    expect(await orderOf(placed.orderId)).toMatchObject({ status: 'REJECTED', paymentStatus: 'CANCELED' })
    const charge = await shop.database.one(sql`
      select decision from sandbox_charges join payment_intents on payment_intents.site_id = sandbox_charges.site_id
        and payment_intents.provider_key = sandbox_charges.id
      where payment_intents.site_id = ${shop.siteId} and payment_intents.id = ${placed.paymentGatewayOrderId}`)
    expect(charge).toEqual({ decision: 'CANCELED' })
    expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 0 })
  })

  test('a late decision is applied without the buyer', async () => {
    const placed = await awaiting()
    expect(await pay(vera, placed, cards.late)).toMatchObject({ status: 'PROCESSING' })
    await shop.database.run(sql`update sandbox_charges set told_date = now() where site_id = ${shop.siteId} and told_date > now()`)
    await sinceHalfAMinute(placed.paymentGatewayOrderId)
    await reconcilePayments(shop.app)
    expect(await orderOf(placed.orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  })
})
