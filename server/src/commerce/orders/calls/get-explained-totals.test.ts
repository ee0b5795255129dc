import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  makeSellingShop,
  pay,
  paymentOf,
  readyCheckout,
  shopperIn,
  type SellingShop,
  type Shopper,
} from '../../../../../tests/support/buying.ts'
import { bowl, jug, song } from '../../../../../tests/support/goods.ts'
import { line, porto, refusalOf } from '../../../../../tests/support/shop.ts'

let shop: SellingShop
let vera: Shopper

beforeAll(async () => {
  shop = await makeSellingShop()
  vera = shopperIn(shop)
})
afterAll(() => shop.stop())

const placed = async (items = [line(jug, 2), line(song)]) =>
  (await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client, { items, method: 'OFFLINE' }) })).orderId

const explained = async (id: string) => (await vera.client.orders.getExplainedTotals({ id })).explanation

/** Totals as `KIND amount: step + step`. */
const summaryOf = ({ totals }: Awaited<ReturnType<typeof explained>>): string[] =>
  totals.map(
    ({ kind, amount, steps }) =>
      `${kind} ${amount}: ${steps.map(({ kind: how, operands, result, exact }) => `${how}(${operands.map(({ value }) => value).join(' × ')}${exact ? ` = ${exact}` : ''}) ${result.amount}`).join(' + ')}`,
  )

describe('200', () => {
  test('tax on top: every step as it was calculated', async () => {
    // Two jugs at 40.00, a song at 9.00, delivery 5.00; 20 % on goods.
    expect(summaryOf(await explained(await placed()))).toEqual([
      'SUBTOTAL 89.00: LINE(2 × 40.00) 80.00 + LINE(1 × 9.00) 9.00',
      'DELIVERY 5.00: DELIVERY(5.00) 5.00',
      'TAX 18.80: TAX_ON_TOP(80.00 × 20) 16.00 + TAX_ON_TOP(9.00 × 20) 1.80 + TAX_ON_TOP(5.00 × 20) 1.00',
      'TOTAL 112.80: PART(89.00) 89.00 + PART(5.00) 5.00 + PART(18.80) 18.80',
    ])
  })

  test('prices including tax: it is part of the other totals, rounded once per charge', async () => {
    shop.decide({ taxIncludedInPrices: true })
    const id = await placed([line(bowl), line(song, 3)])
    shop.decide({ taxIncludedInPrices: false })
    const explanation = await explained(id)
    expect(explanation.taxIncludedInPrices).toBe(true)
    expect(summaryOf(explanation)).toEqual([
      'SUBTOTAL 54.00: LINE(1 × 27.00) 27.00 + LINE(3 × 9.00) 27.00',
      'DELIVERY 5.00: DELIVERY(5.00) 5.00',
      'TAX 9.83: TAX_WITHIN(27.00 × 20) 4.50 + TAX_WITHIN(27.00 × 20) 4.50 + TAX_WITHIN(5.00 × 20 = 0.833333…) 0.83',
      'TOTAL 59.00: PART(54.00) 54.00 + PART(5.00) 5.00',
    ])
    expect(explanation.totals.find(({ kind }) => kind === 'TAX')).toMatchObject({ included: true })
  })

  test('negative discounts, with their shares', async () => {
    const olga = shop.as(shop.owner())
    await olga.carts.addToCurrentCart({ lineItems: [line(jug), line(song)] })
    await olga.carts.updateCurrentCart({ merchantDiscounts: [{ amount: '4.90' }] })
    const { checkoutId: id } = await olga.carts.createCheckoutFromCurrentCart({
      channelType: 'POS',
      email: 'vera@example.com',
      shippingAddress: porto,
    })
    await olga.checkouts.updateCheckout({ checkout: { id, shippingInfo: { selectedCarrierServiceOption: { code: 'fetch' } } } })
    await olga.checkouts.selectPaymentMethod({ id, method: 'OFFLINE' })
    const { orderId } = await olga.checkouts.createOrder({ id })
    const { explanation } = await olga.orders.getExplainedTotals({ id: orderId })
    expect(summaryOf(explanation)).toEqual([
      'SUBTOTAL 49.00: LINE(1 × 40.00) 40.00 + LINE(1 × 9.00) 9.00',
      'DISCOUNT -4.90: DISCOUNT_AMOUNT(4.90) -4.90',
      'DELIVERY 0.00: DELIVERY(0.00) 0.00',
      'TAX 8.82: TAX_ON_TOP(36.00 × 20) 7.20 + TAX_ON_TOP(8.10 × 20) 1.62 + TAX_ON_TOP(0.00 × 20) 0.00',
      'TOTAL 52.92: PART(49.00) 49.00 + PART(-4.90) -4.90 + PART(0.00) 0.00 + PART(8.82) 8.82',
    ])
    expect(explanation.totals[1]!.steps[0]!.shares?.map(({ result }) => result.amount).toSorted()).toEqual(['-0.90', '-4.00'])
    expect(explanation.totals[0]!.steps[0]).toMatchObject({ subject: 'Jug', operands: [{ formatted: '1' }, { formatted: '€40.00' }] })
  })
})

test('404: another visitor’s order', async () => {
  const refusal = await refusalOf(shop.as(shop.visitor()).orders.getExplainedTotals({ id: await placed([line(song)]) }))
  expect(refusal).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })
})

describe('listTransactionsForSingleOrder', () => {
  test('200: an online payment from start to end; none for an offline payment', async () => {
    const olga = shop.as(shop.owner())
    const order = await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client, { items: [line(song)] }) })
    const payments = async (orderId: string) => (await olga.orders.listTransactionsForSingleOrder({ orderId })).orderTransactions.payments
    expect(await payments(order.orderId)).toMatchObject([{ status: 'PENDING', amount: { amount: '10.80' } }])
    await pay(vera, order)
    expect(await payments(order.orderId)).toMatchObject([
      {
        id: (await paymentOf(vera, order)).paymentGatewayOrderId,
        status: 'APPROVED',
        regularPaymentDetails: {
          offlinePayment: false,
          creditCardDetails: { lastFourDigits: '4242' },
          providerTransactionId: expect.any(String),
        },
      },
    ])
    expect(await payments(await placed([line(song)]))).toEqual([])
  })

  test('403: a buyer', async () => {
    const orderId = await placed([line(song)])
    expect(await refusalOf(vera.client.orders.listTransactionsForSingleOrder({ orderId }))).toMatchObject({ status: 403 })
  })
})
