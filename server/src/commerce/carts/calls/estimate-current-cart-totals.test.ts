import { beforeAll, describe, expect, test } from 'vitest'
import { jug } from '../../../../../tests/support/goods.ts'
import { line, madrid, makeTestShop, porto, visitorsCart, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})

describe('estimateCurrentCartTotals', () => {
  test('200: without an address, the items with the tax at the shop’s address', async () => {
    const { vera } = await visitorsCart(shop)
    const estimate = await vera.carts.estimateCurrentCartTotals({})
    expect(estimate.priceSummary).toMatchObject({
      subtotal: { amount: '89.00' },
      shipping: { amount: '0.00' },
      tax: { amount: '17.80' },
      total: { amount: '106.80' },
    })
    expect(estimate.shippingInfo).toEqual({ carrierServiceOptions: [] })
    expect(estimate.payNow.total.amount).toBe('106.80')
    expect(estimate.calculatedLineItems[0]!.pricesBreakdown).toMatchObject({
      lineItemPrice: { amount: '80.00' },
      totalDiscount: { amount: '0.00' },
      totalPriceAfterTax: { amount: '96.00' },
      taxDetails: { taxRate: '0.2' },
    })
  })

  test('200: with an address and an option, also the delivery and its tax', async () => {
    const { vera } = await visitorsCart(shop)
    const { priceSummary, shippingInfo } = await vera.carts.estimateCurrentCartTotals({
      shippingAddress: porto,
      selectedShippingOption: { code: 'post' },
    })
    expect(priceSummary).toMatchObject({
      subtotal: { amount: '89.00' },
      shipping: { amount: '5.00' },
      tax: { amount: '18.80' },
      total: { amount: '112.80' },
    })
    expect(shippingInfo).toMatchObject({
      region: { name: 'Portugal' },
      selectedCarrierServiceOption: { code: 'post', requestedShippingOption: true, cost: { price: { amount: '5.00' } } },
      carrierServiceOptions: [
        { shippingOptions: [{ code: 'post' }, { code: 'fetch', logistics: { pickupDetails: { address: { city: 'Porto' } } } }] },
      ],
    })
  })

  test('200: leaves out what isn’t requested and reports what isn’t available', async () => {
    const { vera } = await visitorsCart(shop)
    const plain = await vera.carts.estimateCurrentCartTotals({ shippingAddress: porto, calculateTax: false, calculateShipping: false })
    expect(plain.priceSummary).toMatchObject({ shipping: { amount: '0.00' }, tax: { amount: '0.00' }, total: { amount: '89.00' } })
    const abroad = await vera.carts.estimateCurrentCartTotals({ shippingAddress: { country: 'JP' } })
    expect(abroad.calculationErrors).toMatchObject({
      generalShippingCalculationError: { applicationError: { code: 'NO_DELIVERY_TO_ADDRESS' } },
    })
    expect(abroad.violations).toEqual([
      { severity: 'ERROR', target: { other: { name: 'OTHER_DEFAULT' } }, description: 'Delivery to JP isn’t available.' },
    ])
    const wrong = await vera.carts.estimateCurrentCartTotals({ shippingAddress: madrid, selectedShippingOption: { code: 'post' } })
    expect(wrong.calculationErrors).toMatchObject({
      selectedShippingOptionError: { applicationError: { code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' } },
    })
    expect(wrong.shippingInfo!.selectedCarrierServiceOption).toMatchObject({ code: 'courier', requestedShippingOption: false })
  })

  test('200: counts only lines with an item, and reports violations', async () => {
    const { vera, jugs } = await visitorsCart(shop)
    await vera.carts.addToCurrentCart({ lineItems: [line(jug, 9)] })
    const { violations } = await vera.carts.estimateCurrentCartTotals({})
    expect(violations).toEqual([
      { severity: 'ERROR', target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: jugs } }, description: 'Only 10 left of Jug.' },
    ])
  })

  test('200: stores nothing', async () => {
    const { vera, cart } = await visitorsCart(shop)
    await vera.carts.estimateCurrentCartTotals({ shippingAddress: porto, selectedShippingOption: { code: 'post' } })
    expect(await vera.carts.getCurrentCart({})).toEqual({ cart })
  })

  test('429: after 300 in a minute', async () => {
    const { vera } = await visitorsCart(shop)
    const refusals: string[] = []
    for (let count = 0; count < 302; count++) await vera.carts.estimateCurrentCartTotals({}).catch(({ code }) => refusals.push(code))
    expect(refusals).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
  })
})
