import { beforeAll, describe, expect, test } from 'vitest'
import { bowl, song } from '../../../../../tests/support/goods.ts'
import {
  brokenRules,
  line,
  madrid,
  makeTestShop,
  porto,
  refusalOf,
  visitorsCheckout,
  type TestShop,
} from '../../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop({ redirectUris: ['https://shop.example/callback'] })
})

describe('updateCheckout', () => {
  test('200: sets present fields, clears nulls, keeps absent fields', async () => {
    const { vera, id } = await visitorsCheckout(shop)
    const note = await vera.checkouts.updateCheckout({ checkout: { id, buyerNote: 'Ring twice', billingInfo: { address: madrid } } })
    expect(note.checkout).toMatchObject({
      buyerNote: 'Ring twice',
      billingInfo: { address: madrid },
      buyerInfo: { email: 'vera@example.com' },
    })
    const cleared = await vera.checkouts.updateCheckout({
      checkout: { id, buyerNote: null, billingInfo: null, buyerInfo: { email: null } },
    })
    expect(cleared.checkout.buyerNote).toBeUndefined()
    expect(cleared.checkout.billingInfo).toBeUndefined()
    // An email address can't be cleared: the order confirmation is sent there.
    expect(cleared.checkout.buyerInfo.email).toBe('vera@example.com')
    expect(cleared.checkout.shippingInfo!.shippingDestination!.address).toEqual(porto)
    expect(await shop.happened(id)).toEqual(['created', 'updated', 'updated'])
  })

  test('200: selects a delivery option by its code, and keeps the address', async () => {
    const { vera, id } = await visitorsCheckout(shop)
    const { checkout } = await vera.checkouts.updateCheckout({
      checkout: { id, shippingInfo: { selectedCarrierServiceOption: { code: 'fetch' } } },
    })
    expect(checkout.shippingInfo).toMatchObject({
      shippingDestination: { address: porto, contactDetails: { firstName: 'Vera' } },
      selectedCarrierServiceOption: { code: 'fetch', cost: { price: { amount: '0.00' } } },
    })
    expect(checkout.priceSummary.total.amount).toBe('106.80')
  })

  test('200: if the address no longer has the selected option, another counts until one is selected', async () => {
    const { vera, id } = await visitorsCheckout(shop)
    await vera.checkouts.updateCheckout({ checkout: { id, shippingInfo: { selectedCarrierServiceOption: { code: 'post' } } } })
    const moved = await vera.checkouts.updateCheckout({ checkout: { id, shippingInfo: { shippingDestination: { address: madrid } } } })
    expect(moved.checkout.shippingInfo!.selectedCarrierServiceOption).toMatchObject({ code: 'courier', requestedShippingOption: false })
    expect(moved.checkout.violations).toMatchObject([{ severity: 'ERROR', target: { other: {} } }])
    expect(moved.checkout.calculationErrors).toHaveProperty('selectedShippingOptionError')
    const updated = await vera.checkouts.updateCheckout({
      checkout: { id, shippingInfo: { selectedCarrierServiceOption: { code: 'courier' } } },
    })
    expect(updated.checkout.violations).toEqual([])
    expect(updated.checkout.priceSummary.total.amount).toBe('104.00')
  })

  test('200: sending a whole checkout back changes nothing', async () => {
    const { vera, id } = await visitorsCheckout(shop)
    const { checkout } = await vera.checkouts.getCheckout({ id })
    const back = await vera.checkouts.updateCheckout({ checkout: { ...checkout, id, taxExemptGroupId: undefined } })
    expect({ ...back.checkout, updatedDate: '' }).toEqual({ ...checkout, updatedDate: '' })
  })

  test('200: adds items', async () => {
    const { vera, id } = await visitorsCheckout(shop)
    const { checkout } = await vera.checkouts.updateCheckout({ checkout: { id }, lineItems: [line(bowl), line(song)] })
    expect(checkout.lineItems.map(({ quantity }) => quantity)).toEqual([2, 2, 1])
  })

  test('404: an option that isn’t offered changes nothing', async () => {
    const { vera, id, checkout } = await visitorsCheckout(shop)
    const refusal = await refusalOf(
      vera.checkouts.updateCheckout({
        checkout: { id, buyerNote: 'x', shippingInfo: { selectedCarrierServiceOption: { code: 'drone' } } },
      }),
    )
    expect(refusal).toMatchObject({ status: 404, code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' })
    expect(await vera.checkouts.getCheckout({ id })).toEqual({ checkout })
  })

  test('200 and 400: the shop can set and remove its own checkout page; a visitor can’t', async () => {
    const { vera, id } = await visitorsCheckout(shop)
    const owner = shop.as(shop.owner())
    const page = 'https://shop.example/pay'
    await owner.checkouts.updateCheckout({ checkout: { id }, overrideCheckoutUrl: page })
    expect(await vera.checkouts.getCheckoutUrl({ id })).toEqual({ checkoutUrl: page })
    await owner.checkouts.removeOverrideCheckoutUrl({ id })
    expect((await vera.checkouts.getCheckoutUrl({ id })).checkoutUrl).not.toBe(page)
    const refusal = await refusalOf(vera.checkouts.updateCheckout({ checkout: { id }, overrideCheckoutUrl: page }))
    expect(brokenRules(refusal)).toEqual(['overrideCheckoutUrl FIELD_NOT_ALLOWED'])
    expect((await refusalOf(owner.checkouts.updateCheckout({ checkout: { id }, overrideCheckoutUrl: 'https://evil.example' }))).code).toBe(
      'INVALID_ARGUMENT',
    )
  })
})
