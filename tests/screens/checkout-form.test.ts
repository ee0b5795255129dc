import { expect, test } from 'vitest'
import { deliveriesOf } from '../../storefront/src/checkout/delivery-choice.ts'
import { saveDetails } from '../../storefront/src/checkout/save-details.server.ts'
import { makeTestShop, visitorsCheckout } from '../support/shop.ts'

test.each([
  ['isn’t offered', '/drone'],
  ['is offered', '/post'],
])('the payment method of the form is saved if its delivery option %s', async (_, option) => {
  const { vera, checkout } = await visitorsCheckout(await makeTestShop())
  const delivery = deliveriesOf(checkout).find(({ value }) => value.endsWith(option))?.value ?? option
  const form = new FormData()
  for (const [name, value] of Object.entries({ delivery, note: 'Ring twice', method: 'OFFLINE' })) form.set(name, value)
  const saved = await saveDetails({ client: vera, checkout, form })
  expect(saved).toMatchObject({ isDeliveryRefused: option === '/drone', checkout: { buyerNote: 'Ring twice' } })
  expect(saved.checkout.lineItems.map(({ paymentOption }) => paymentOption)).toEqual(['FULL_PAYMENT_OFFLINE', 'FULL_PAYMENT_OFFLINE'])
})
