import { describe, expect, test } from 'vitest'
import type { Checkout } from '../answers.ts'
import { neededFields, storedDetails, typedDetails } from './details.ts'

const carrierId = 'shop'
const shippingOptions = [{ code: 'post' }, { code: 'kiosk', logistics: { pickupDetails: { address: { city: 'Porto' } } } }]
const porto = { country: 'PT', addressLine: 'Rua das Flores 12', postalCode: '4050-262', city: 'Porto' }
const contactDetails = { firstName: 'Vera', lastName: 'Silva' }

const checkoutOf = (changes: object = {}): Checkout =>
  ({
    lineItems: [{ physicalProperties: { shippable: true } }],
    buyerInfo: { email: 'vera@example.com' },
    shippingInfo: {
      shippingDestination: { address: porto, contactDetails },
      carrierServiceOptions: [{ carrierId, shippingOptions }],
      selectedCarrierServiceOption: { code: 'post', carrierId, requestedShippingOption: true },
    },
    billingInfo: { address: porto, contactDetails },
    ...changes,
  }) as unknown as Checkout

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  const whole = { email: 'vera@example.com', ...contactDetails, ...porto, delivery: 'shop/post', billing: 'usual', ...fields }
  for (const [name, value] of Object.entries(whole)) form.set(name, value)
  return form
}

describe('the details of a form', () => {
  test('are those of the checkout if nothing was changed, so nothing is saved', () => {
    expect(typedDetails(formOf({}), checkoutOf())).toEqual(storedDetails(checkoutOf()))
  })

  test('of a pickup are without a street and a billing address', () => {
    const { address, billing, delivery } = typedDetails(formOf({ delivery: 'shop/kiosk', subdivision: 'PT-30' }), checkoutOf())
    expect(delivery).toBe('shop/kiosk')
    expect(address).toMatchObject({ country: 'PT', subdivision: 'PT-30', addressLine: '', postalCode: '', city: '' })
    expect(billing).toBeUndefined()
  })

  test('have no subdivision of another country', () => {
    expect(typedDetails(formOf({ country: 'US', subdivision: 'PT-30' }), checkoutOf()).address).toMatchObject({ subdivision: '' })
  })

  test('have the billing address of another choice than the usual one', () => {
    const billing = { billingCountry: 'IE', billingAddressLine: '2 Quay Street', billingCity: 'Galway' }
    expect(typedDetails(formOf({ ...billing, billing: 'saved-address' }), checkoutOf()).billing).toMatchObject({
      country: 'IE',
      city: 'Galway',
    })
    expect(typedDetails(formOf({ ...billing, billing: 'usual' }), checkoutOf()).billing).toMatchObject({ country: 'PT', city: 'Porto' })
  })

  test('keep what the form doesn’t ask for', () => {
    expect(typedDetails(formOf({}), checkoutOf({ buyerNote: 'Ring twice.' })).note).toBe('Ring twice.')
  })
})

test('an option that is no longer offered counts as not selected', () => {
  const { shippingInfo } = checkoutOf()
  const selectedCarrierServiceOption = { ...shippingInfo!.selectedCarrierServiceOption, requestedShippingOption: false }
  expect(storedDetails(checkoutOf({ shippingInfo: { ...shippingInfo, selectedCarrierServiceOption } })).delivery).toBe('')
})

describe('an order needs', () => {
  const contact = ['email', 'firstName', 'lastName']
  const download = { lineItems: [{ physicalProperties: { shippable: false } }] }
  test.each([
    ['delivered', {}, {}, [...contact, 'country', 'addressLine', 'postalCode', 'city']],
    ['picked up', { delivery: 'shop/kiosk' }, {}, [...contact, 'country']],
    ['downloaded', {}, download, contact],
    [
      'downloaded with a billing address',
      { billing: 'other', billingCountry: 'IE' },
      download,
      [...contact, 'billingCountry', 'billingAddressLine', 'billingCity'],
    ],
  ])('%s: %j', (_, fields, changes, needed) =>
    expect(neededFields(formOf(fields as Record<string, string>), checkoutOf(changes))).toEqual(needed),
  )
})
