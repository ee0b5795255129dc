import { describe, expect, test } from 'vitest'
import type { Member } from '../answers.ts'
import { addressOf } from './address-format.ts'
import { namesSavedAddress, savedAddressesOf, savedAddressIn, withSavedAddresses } from './saved-addresses.ts'

const porto = { id: 'porto', country: 'PT', addressLine: 'Rua das Flores 12', postalCode: '4050-262', city: 'Porto', subdivision: 'PT-13' }
const funchal = { id: 'funchal', country: 'PT', addressLine: 'Rua Nova 3', postalCode: '9000-001', city: 'Funchal', subdivision: 'PT-30' }
const galway = { id: 'galway', country: 'IE', addressLine: '2 Quay Street', addressLine2: 'First floor', city: 'Galway' }

const memberWith = (...addresses: object[]) => ({ contact: { addresses } }) as unknown as Member
const saved = savedAddressesOf(memberWith(porto, funchal, galway), 'en')

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('addresses to choose from', () => {
  test('are in the order of the address book, the default one first', () => {
    expect(saved.map(({ id, shown }) => [id, shown.countryFullname])).toEqual([
      ['porto', 'Portugal'],
      ['funchal', 'Portugal'],
      ['galway', 'Ireland'],
    ])
  })

  test.each<[string, object[]]>([
    ['nobody is signed in', []],
    ['there is only one', [porto]],
    ['only one is complete', [porto, { ...galway, city: null }, { ...funchal, country: undefined }]],
    ['only one fits into a checkout', [porto, { ...galway, addressLine: 'x'.repeat(151) }]],
  ])('are none if %s', (_, addresses) => expect(savedAddressesOf(memberWith(...addresses), 'en')).toEqual([]))
})

describe('the address of a checkout', () => {
  test.each<[string, object, string | undefined]>([
    ['a saved one', { ...funchal, id: undefined }, 'funchal'],
    ['another one', { ...porto, addressLine: 'Rua das Flores 14' }, undefined],
    ['a pickup’s, without a street', { country: 'PT', subdivision: 'PT-30' }, 'funchal'],
    ['a pickup’s in another country', { country: 'FR' }, undefined],
  ])('is %s', (_, address, id) => expect(savedAddressIn(saved, address)?.id).toBe(id))
})

describe('a form with a saved address', () => {
  const entered = { country: 'ES', addressLine: 'Calle Mayor 1', postalCode: '28001', city: 'Madrid', subdivision: 'ES-MD' }

  test('has its fields in place of those that were entered', () => {
    const form = withSavedAddresses(formOf({ ...entered, address: 'galway', billing: 'usual' }), saved)
    expect(addressOf((field) => form.get(field))).toEqual({
      country: 'IE',
      addressLine: '2 Quay Street',
      addressLine2: 'First floor',
      postalCode: '',
      city: 'Galway',
      subdivision: '',
    })
    expect(form.get('address')).toBe('galway')
    expect(form.has('billingCity')).toBe(false)
  })

  test('can have another one for the invoice', () => {
    const form = withSavedAddresses(formOf({ ...entered, address: 'other', billing: 'porto' }), saved)
    expect([form.get('city'), form.get('billingCity'), form.get('billing')]).toEqual(['Madrid', 'Porto', 'porto'])
  })

  test('that is no longer saved has what was entered', () => {
    expect(withSavedAddresses(formOf({ ...entered, address: 'gone' }), saved).get('city')).toBe('Madrid')
  })

  test.each<[Record<string, string>, boolean]>([
    [{ address: 'porto', billing: 'usual' }, true],
    [{ address: 'other', billing: 'porto' }, true],
    [{ address: 'other', billing: 'other' }, false],
    [{}, false],
  ])('%j is looked up: %s', (fields, expected) => expect(namesSavedAddress(formOf(fields))).toBe(expected))
})
