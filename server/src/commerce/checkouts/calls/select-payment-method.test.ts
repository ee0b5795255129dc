import { beforeAll, describe, expect, test } from 'vitest'
import { song } from '../../../../../tests/support/goods.ts'
import { line, makeTestShop, refusalOf, visitorsCheckout, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})

describe('the payment method', () => {
  test('200: online by default, offline when selected', async () => {
    const { vera, id, checkout } = await visitorsCheckout(shop)
    expect(checkout.lineItems[0]!.paymentOption).toBe('FULL_PAYMENT_ONLINE')
    const offline = await vera.checkouts.selectPaymentMethod({ id, method: 'OFFLINE' })
    expect(offline.checkout).toMatchObject({
      lineItems: [{ paymentOption: 'FULL_PAYMENT_OFFLINE' }, {}],
      payNow: { total: { amount: '0.00' } },
      payLater: { total: { amount: '112.80' } },
    })
    const online = await vera.checkouts.selectPaymentMethod({ id, method: 'ONLINE' })
    expect(online.checkout.payNow.total.amount).toBe('112.80')
  })

  test('428 PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: not offered by the shop or for this checkout', async () => {
    const own = await makeTestShop()
    own.decide({ payment: { online: 'sandbox', offline: null } })
    const { vera, id } = await visitorsCheckout(own)
    const refused = { status: 428, code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE' }
    expect(await refusalOf(vera.checkouts.selectPaymentMethod({ id, method: 'OFFLINE' }))).toMatchObject(refused)
    expect(await vera.checkouts.getCheckoutPaymentSettings({ id })).toEqual({ blockedPaymentOptions: ['MANUAL'] })

    const mia = shop.as(shop.visitor())
    const settings = { customSettings: { disabledManualPayment: true } }
    const { checkout } = await mia.checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(song)], checkoutInfo: settings })
    expect(await refusalOf(mia.checkouts.selectPaymentMethod({ id: checkout.id!, method: 'OFFLINE' }))).toMatchObject(refused)
    expect(await mia.checkouts.getCheckoutPaymentSettings({ id: checkout.id! })).toEqual({ blockedPaymentOptions: ['MANUAL'] })
  })

  test('200: ignores a selection that is no longer offered', async () => {
    const own = await makeTestShop()
    const { vera, id } = await visitorsCheckout(own)
    await vera.checkouts.selectPaymentMethod({ id, method: 'OFFLINE' })
    own.decide({ payment: { online: 'sandbox', offline: null } })
    expect((await vera.checkouts.getCheckout({ id })).checkout.lineItems[0]!.paymentOption).toBe('FULL_PAYMENT_ONLINE')
  })

  test('200: manual payment isn’t blocked if the shop offers it', async () => {
    const { vera, id } = await visitorsCheckout(shop)
    expect(await vera.checkouts.getCheckoutPaymentSettings({ id })).toEqual({ blockedPaymentOptions: [] })
  })
})
