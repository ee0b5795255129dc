import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { makeSellingShop, shopperIn, type SellingShop, type Shopper } from '../../../../../tests/support/buying.ts'
import { jug, song } from '../../../../../tests/support/goods.ts'
import { line, madrid, porto, refusalOf } from '../../../../../tests/support/shop.ts'
import { sql } from '../../../database/sql.ts'

// What a checkout shows as its delivery is what is ordered, whether the buyer selected it or not.

let shop: SellingShop
let vera: Shopper
let regions: NonNullable<Parameters<SellingShop['decide']>[0]['deliveryRegions']>

beforeAll(async () => {
  shop = await makeSellingShop()
  regions = (await shop.app.services.sites.find(shop.siteId)).settings.deliveryRegions
})
beforeEach(async () => {
  vera = shopperIn(shop)
  shop.decide({ deliveryRegions: regions })
  await shop.setStock(jug, 10)
})
afterAll(() => shop.stop())

type Checkout = Awaited<ReturnType<Client['checkouts']['getCheckout']>>['checkout']
const info = { buyerInfo: { email: 'vera@example.com' }, shippingInfo: { shippingDestination: { address: porto } } }
const selectedIn = ({ shippingInfo }: Checkout) => shippingInfo?.selectedCarrierServiceOption
const read = async (id: string) => (await vera.client.checkouts.getCheckout({ id })).checkout

const ways: Record<string, () => Promise<string>> = {
  'a checkout of its own': async () =>
    (await vera.client.checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(jug)], checkoutInfo: info })).checkout.id!,
  'a cart': async () => {
    await vera.client.carts.addToCurrentCart({ lineItems: [line(jug)] })
    return (await vera.client.carts.createCheckoutFromCurrentCart({ email: 'vera@example.com', shippingAddress: porto })).checkoutId
  },
  'an address that was added later': async () => {
    const { checkout } = await vera.client.checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(jug)] })
    expect(selectedIn(checkout)).toBeUndefined()
    return (await vera.client.checkouts.updateCheckout({ checkout: { id: checkout.id!, ...info } })).checkout.id!
  },
}

/** Expects an order with the delivery and the amounts that the checkout shows. */
async function expectOrderOf(shown: Checkout) {
  const { orderId } = await vera.client.checkouts.createOrder({ id: shown.id! })
  const { order } = await vera.client.orders.getOrder({ id: orderId })
  const { code, title, cost } = selectedIn(shown)!
  expect(order.shippingInfo).toMatchObject({ code, title, cost: { price: { amount: cost!.price!.amount } } })
  const { subtotal, shipping, tax, discount, total } = shown.priceSummary
  const amounts = { subtotal, shipping, tax, discount, total }
  for (const [name, price] of Object.entries(amounts)) expect(order.priceSummary, name).toMatchObject({ [name]: { amount: price.amount } })
}

describe.each(Object.keys(ways))('from %s', (way) => {
  test('the first option is shown as selected without a violation, and is ordered', async () => {
    const shown = await read(await ways[way]!())
    expect(selectedIn(shown)).toMatchObject({ code: 'post', cost: { price: { amount: '5.00' } }, requestedShippingOption: true })
    expect(shown.calculationErrors).toEqual({})
    expect(shown.violations).toEqual([])
    await expectOrderOf(shown)
  })

  test('after the address changes, the first option of that destination is shown and ordered', async () => {
    const id = await ways[way]!()
    await vera.client.checkouts.updateCheckout({ checkout: { id, shippingInfo: { shippingDestination: { address: madrid } } } })
    const shown = await read(id)
    expect(selectedIn(shown)).toMatchObject({ code: 'courier', cost: { price: { amount: '15.00' } } })
    expect(shown.violations).toEqual([])
    await expectOrderOf(shown)
  })
})

test('an option that the buyer selected is a violation once the address has no such option, and can’t be ordered', async () => {
  const id = await ways['a cart']!()
  const selected = { selectedCarrierServiceOption: { code: 'fetch' } }
  expect(selectedIn((await vera.client.checkouts.updateCheckout({ checkout: { id, shippingInfo: selected } })).checkout)).toMatchObject({
    code: 'fetch',
  })
  await vera.client.checkouts.updateCheckout({ checkout: { id, shippingInfo: { shippingDestination: { address: madrid } } } })
  const shown = await read(id)
  expect(shown.violations).toMatchObject([{ severity: 'ERROR', target: { other: { name: 'OTHER_DEFAULT' } } }])
  expect(selectedIn(shown)).toMatchObject({ requestedShippingOption: false })
  expect(await refusalOf(vera.client.checkouts.createOrder({ id }))).toMatchObject({
    status: 409,
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  })
})

describe('once the shop has removed the option that was shown', () => {
  /** Portugal keeps only the options with these codes, all for nothing. */
  const offerOnly = (...codes: string[]) =>
    shop.decide({
      deliveryRegions: regions.map((region) => ({
        ...region,
        options: region.options.filter(({ code }) => codes.includes(code)).map((option) => ({ ...option, priceMinor: 0 })),
      })),
    })

  async function earlierCheckout(): Promise<string> {
    const id = await ways['a cart']!()
    await shop.database.run(sql`update checkouts set quoted_delivery_code = null where site_id = ${shop.siteId} and id = ${id}`)
    return id
  }

  test('409 CHECKOUT_CHANGED: another one would be delivered, though the total is the same', async () => {
    offerOnly('post', 'fetch')
    const id = await ways['a cart']!()
    expect(selectedIn(await read(id))).toMatchObject({ code: 'post' })
    offerOnly('fetch')
    expect(await refusalOf(vera.client.checkouts.createOrder({ id }))).toMatchObject({ status: 409, code: 'CHECKOUT_CHANGED' })
    const shown = await read(id)
    expect(selectedIn(shown)).toMatchObject({ code: 'fetch' })
    await expectOrderOf(shown)
  })

  test('428 VIOLATIONS_WITH_ERROR_SEVERITY: none is left, which the checkout shows as a violation', async () => {
    const id = await ways['a cart']!()
    offerOnly()
    expect(await refusalOf(vera.client.checkouts.createOrder({ id }))).toMatchObject({ code: 'VIOLATIONS_WITH_ERROR_SEVERITY' })
    const shown = await read(id)
    expect([selectedIn(shown), shown.violations?.length]).toEqual([undefined, 1])
  })

  test('a checkout from before options were recorded can be ordered', async () => {
    const id = await earlierCheckout()
    expect(await vera.client.checkouts.createOrder({ id })).toHaveProperty('orderId')
  })

  test('409 CHECKOUT_CHANGED: a checkout from before options were recorded has shown one since', async () => {
    offerOnly('post', 'fetch')
    const id = await earlierCheckout()
    expect(selectedIn(await read(id))).toMatchObject({ code: 'post' })
    offerOnly('fetch')
    expect(await refusalOf(vera.client.checkouts.createOrder({ id }))).toMatchObject({ status: 409, code: 'CHECKOUT_CHANGED' })
  })
})

test('files alone need no delivery: nothing is selected or missing', async () => {
  const { checkout } = await vera.client.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [line(song)],
    checkoutInfo: { buyerInfo: info.buyerInfo },
  })
  expect([selectedIn(checkout), checkout.violations]).toEqual([undefined, []])
  const { orderId } = await vera.client.checkouts.createOrder({ id: checkout.id! })
  const { order } = await vera.client.orders.getOrder({ id: orderId })
  expect([order.shippingInfo, order.priceSummary.total.amount]).toEqual([undefined, checkout.priceSummary.total.amount])
})
