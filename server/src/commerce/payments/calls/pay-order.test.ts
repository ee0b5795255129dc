import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  cards,
  makeSellingShop,
  pay,
  paymentOf,
  readyCheckout,
  shopperIn,
  type SellingShop,
  type Shopper,
} from '../../../../../tests/support/buying.ts'
import { jug } from '../../../../../tests/support/goods.ts'
import { line, refusalOf } from '../../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { compressedDocuments } from '../../../../../tests/support/stored-texts.ts'
import { raw, sql } from '../../../database/sql.ts'

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

/** An order of two jugs, 102.00, that awaits payment. */
async function awaiting(shopper = vera) {
  const checkoutId = await readyCheckout(shopper.client, { items: [line(jug, 2)] })
  const placed = await shopper.client.checkouts.createOrder({ id: checkoutId })
  return { checkoutId, orderId: placed.orderId, paymentGatewayOrderId: placed.paymentGatewayOrderId! }
}

const orderOf = async ({ client }: Shopper, id: string) => (await client.orders.getOrder({ id })).order
const activities = ({ activities: list }: Awaited<ReturnType<typeof orderOf>>) => list.map(({ activityType }) => activityType)

/** How often the provider was called to charge on this site, and how often it did. */
const charged = async () =>
  shop.database.one<{ approved: number }>(sql`
    select count(*) filter (where decision = 'APPROVED')::int as approved from sandbox_charges where site_id = ${shop.siteId}`)

describe('200, approved', () => {
  test('approves the order as paid, assigns its number and takes its stock', async () => {
    const placed = await awaiting()
    const payment = await pay(vera, placed, '4242 4242 4242 4242')
    const order = await orderOf(vera, placed.orderId)
    expect(payment).toEqual({
      paymentGatewayOrderId: placed.paymentGatewayOrderId,
      orderId: placed.orderId,
      checkoutId: placed.checkoutId,
      status: 'APPROVED',
      amount: { amount: '102.00', formattedAmount: '€102.00' },
      currency: 'EUR',
      orderNumber: order.number,
    })
    expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID', number: expect.stringMatching(/^\d+$/) })
    expect(order.balanceSummary).toMatchObject({ balance: { amount: '0.00' }, paid: { amount: '102.00' } })
    expect(activities(order)).toEqual(['ORDER_PLACED', 'ORDER_PAID'])
    expect(await shop.stockOf(jug)).toEqual({ quantity: 8, reserved: 0 })
  })

  test('records its events in order, each with the order at that time', async () => {
    const placed = await awaiting()
    await pay(vera, placed)
    expect(await shop.happened(placed.orderId)).toEqual(['created', 'approved', 'payment_status_updated'])
    const events = (await storedEvents(shop, placed.orderId)).filter(({ slug }) => slug !== 'created')
    const { number } = await orderOf(vera, placed.orderId)
    expect(events.map(({ entity }) => entity)).toMatchObject([
      { order: { status: 'APPROVED', paymentStatus: 'PAID', number } },
      { order: { status: 'APPROVED', paymentStatus: 'PAID', number }, previousPaymentStatus: 'NOT_PAID' },
    ])
  })

  test('completes the checkout and deletes the cart', async () => {
    await vera.client.carts.addToCurrentCart({ lineItems: [line(jug)] })
    const { checkoutId: id } = await vera.client.carts.createCheckoutFromCurrentCart({
      email: 'v@example.com',
      shippingAddress: { country: 'PT', city: 'Porto', addressLine: 'Rua 1' },
      selectedShippingOption: { code: 'post' },
    })
    const placed = await vera.client.checkouts.createOrder({ id })
    expect((await vera.client.carts.getCurrentCart({})).cart.lineItems).toHaveLength(1)
    await pay(vera, placed)
    expect(await shop.happened(id)).toEqual(['created', 'completed'])
    expect(await refusalOf(vera.client.carts.getCurrentCart({}))).toMatchObject({ code: 'OWNED_CART_NOT_FOUND' })
  })

  test('paying again charges nothing and returns the same, whatever the card', async () => {
    const placed = await awaiting()
    const first = await pay(vera, placed)
    const before = await charged()
    expect(await pay(vera, placed, cards.declined)).toEqual(first)
    expect(await charged()).toEqual(before)
    expect(await shop.stockOf(jug)).toEqual({ quantity: 8, reserved: 0 })
  })

  test('ten concurrent calls pay once and get the same response', async () => {
    const placed = await awaiting()
    const before = (await charged())!.approved
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => pay(vera, placed, index % 2 ? cards.declined : cards.approved)),
    )
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
    const order = await orderOf(vera, placed.orderId)
    expect(activities(order)).toHaveLength(2)
    expect((await charged())!.approved - before).toBe(order.status === 'APPROVED' ? 1 : 0)
  })

  test('the owner can pay for a buyer', async () => {
    const placed = await awaiting()
    expect(await pay({ client: shop.as(shop.owner()) }, placed)).toMatchObject({ status: 'APPROVED' })
  })
})

describe('200, declined', () => {
  test('rejects the order, releases its stock and keeps its checkout open for another attempt', async () => {
    const placed = await awaiting()
    expect(await pay(vera, placed, cards.declined)).toMatchObject({ status: 'DECLINED', checkoutId: placed.checkoutId })
    const order = await orderOf(vera, placed.orderId)
    expect(order).toMatchObject({ status: 'REJECTED', paymentStatus: 'DECLINED' })
    expect(order.number).toBeUndefined()
    expect(order.activities).toMatchObject([
      {
        activityType: 'PAYMENT_DECLINED',
        paymentDeclined: {
          paymentId: placed.paymentGatewayOrderId,
          regular: { amount: { amount: '102.00' }, creditCardDetails: { lastFourDigits: '0002' } },
        },
      },
      { activityType: 'ORDER_REJECTED' },
    ])
    expect(await shop.happened(placed.orderId)).toEqual(['created', 'payment_status_updated', 'updated'])
    expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 0 })
    expect((await vera.client.checkouts.getCheckout({ id: placed.checkoutId })).checkout.completed).toBe(false)
    expect(await pay(vera, placed)).toMatchObject({ status: 'DECLINED' })
  })

  test('declines an unknown card', async () => {
    expect(await pay(vera, await awaiting(), '371449635398431')).toMatchObject({ status: 'DECLINED' })
  })

  test('a charge of another amount or currency doesn’t count as paid (C11)', async () => {
    for (const [amountMinor, currency] of [
      [1, 'EUR'],
      [10200, 'USD'],
    ] as const) {
      const placed = await awaiting()
      const [{ key }] = (await shop.database.rows<{ key: string }>(sql`
        select provider_key as key from payment_intents where site_id = ${shop.siteId} and id = ${placed.paymentGatewayOrderId}`)) as [
        { key: string },
      ]
      await shop.database.run(sql`
        insert into sandbox_charges (site_id, id, amount_minor, currency, decision, told_date)
        values (${shop.siteId}, ${key}, ${amountMinor}, ${currency}, 'APPROVED', now())`)
      expect(await pay(vera, placed)).toMatchObject({ status: 'DECLINED' })
      expect(await orderOf(vera, placed.orderId)).toMatchObject({ status: 'REJECTED', paymentStatus: 'DECLINED' })
    }
  })
})

describe('200, undecided', () => {
  test('stays PROCESSING with a slow provider; the next call approves it', async () => {
    const placed = await awaiting()
    expect(await pay(vera, placed, cards.late)).toMatchObject({ status: 'PROCESSING', expirationDate: expect.any(String) })
    expect(await orderOf(vera, placed.orderId)).toMatchObject({ status: 'INITIALIZED' })
    await shop.database.run(sql`update sandbox_charges set told_date = now() where site_id = ${shop.siteId} and told_date > now()`)
    expect(await pay(vera, placed)).toMatchObject({ status: 'APPROVED' })
  })
})

describe('502', () => {
  test('PAYMENT_PROVIDER_UNAVAILABLE: charged, but the response never arrived; a retry doesn’t charge again (P04)', async () => {
    const placed = await awaiting()
    const before = (await charged())!.approved
    expect(await refusalOf(pay(vera, placed, cards.silent))).toMatchObject({ status: 502, code: 'PAYMENT_PROVIDER_UNAVAILABLE' })
    expect(await paymentOf(vera, placed)).toMatchObject({ status: 'PROCESSING' })
    expect(await orderOf(vera, placed.orderId)).toMatchObject({ status: 'INITIALIZED' })
    expect(await pay(vera, placed, cards.silent)).toMatchObject({ status: 'APPROVED' })
    expect((await charged())!.approved - before).toBe(1)
    expect(await shop.stockOf(jug)).toEqual({ quantity: 8, reserved: 0 })
  })
})

describe('404', () => {
  test('PAYMENT_NOT_FOUND: the same response for another visitor’s payment as for one that doesn’t exist (C05)', async () => {
    const placed = await awaiting()
    const mallory = shopperIn(shop)
    const ghost = { paymentGatewayOrderId: '80000000-0000-4000-8000-00000000dead' }
    expect(await refusalOf(pay(mallory, placed))).toEqual(await refusalOf(pay(mallory, ghost)))
    expect(await refusalOf(paymentOf(mallory, placed))).toEqual(await refusalOf(paymentOf(mallory, ghost)))
    expect(await refusalOf(pay(mallory, placed))).toMatchObject({ status: 404, code: 'PAYMENT_NOT_FOUND' })
    expect(await paymentOf(vera, placed)).toMatchObject({ status: 'CREATED' })
  })

  test('PAYMENT_NOT_FOUND: another site’s owner (S08)', async () => {
    const placed = await awaiting()
    const neighbour = await shop.neighbour()
    expect(await refusalOf(paymentOf({ client: neighbour.as(neighbour.owner()) }, placed))).toMatchObject({ code: 'PAYMENT_NOT_FOUND' })
  })
})

describe('409', () => {
  test('PAYMENT_EXPIRED: rejects the order at once', async () => {
    const placed = await awaiting()
    await shop.letTimePass(placed.paymentGatewayOrderId)
    for (let attempt = 1; attempt <= 2; attempt++) {
      expect(await refusalOf(pay(vera, placed))).toMatchObject({ status: 409, code: 'PAYMENT_EXPIRED' })
    }
    expect(await orderOf(vera, placed.orderId)).toMatchObject({ status: 'REJECTED', paymentStatus: 'CANCELED' })
    expect(await paymentOf(vera, placed)).toMatchObject({ status: 'EXPIRED' })
    expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 0 })
  })

  test('CHECKOUT_CHANGED: the checkout has changed since (C15)', async () => {
    const placed = await awaiting()
    await vera.client.checkouts.addToCheckout({ id: placed.checkoutId, lineItems: [line(jug)] })
    expect(await refusalOf(pay(vera, placed))).toMatchObject({ status: 409, code: 'CHECKOUT_CHANGED' })
    expect(await orderOf(vera, placed.orderId)).toMatchObject({ status: 'REJECTED', paymentStatus: 'CANCELED' })
    expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 0 })
  })
})

test('428 PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: the shop has removed its provider since', async () => {
  const placed = await awaiting()
  const { payment } = (await shop.app.services.sites.find(shop.siteId)).settings
  shop.decide({ payment: { ...payment, online: null } })
  const refusal = await refusalOf(pay(vera, placed))
  shop.decide({ payment })
  expect(refusal).toMatchObject({ status: 428, code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE' })
})

test('429: after thirty attempts in a minute', async () => {
  const ghost = { paymentGatewayOrderId: '80000000-0000-4000-8000-00000000dead' }
  for (let attempt = 1; attempt <= 30; attempt++) await refusalOf(pay(vera, ghost))
  expect(await refusalOf(pay(vera, ghost))).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
})

test('neither the database nor the log contains a card number, except its last four digits (P10)', async () => {
  const number = '4000000000000127'
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  const placed = await awaiting()
  await refusalOf(pay(vera, placed, '4000 0000 0000 0127'))
  await pay(vera, placed, number)
  const lines = logged.mock.calls.map(([text]) => String(text))
  expect(lines).toEqual([expect.stringContaining('the sandbox provider did not respond')])
  const tables = await shop.database.rows<{ name: string }>(sql`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'site_id'`)
  const rows = await Promise.all(
    tables.map(({ name }) =>
      shop.database.rows<{ row: string }>(sql`select held::text as row from ${raw(name)} as held where site_id = ${shop.siteId}`),
    ),
  )
  const documents = (await compressedDocuments(shop)).map(({ document }) => JSON.stringify(document))
  expect(documents.length).toBeGreaterThan(0)
  const digits = [...lines, ...documents, ...rows.flat().map(({ row }) => row)].map((text) => text.replaceAll(/[ -]/g, ''))
  expect(digits.filter((text) => text.includes(number))).toEqual([])
})
