import { describe, expect, test } from 'vitest'
import { addressFormatOf, fieldName, neededIn } from './address-format.ts'
import { subdivisionName, subdivisionsOf } from './subdivisions.ts'

describe('fields of an address', () => {
  test.each([
    ['PT', ['country', 'addressLine', 'postalCode', 'city']],
    ['IE', ['country', 'addressLine', 'city']],
    ['HK', ['country', 'addressLine', 'city']],
    ['US', ['country', 'addressLine', 'postalCode', 'city', 'subdivision']],
    ['JP', ['country', 'addressLine', 'postalCode', 'city', 'subdivision']],
    ['', ['country', 'addressLine', 'postalCode', 'city']],
  ])('%s', (country, needed) => expect(neededIn(country)).toEqual(needed))

  test.each([
    ['US', 'zipCode', 'state'],
    ['GB', 'postcode', 'region'],
    ['AU', 'postcode', 'territory'],
    ['CA', 'postalCode', 'province'],
    ['DE', 'postalCode', 'region'],
  ])('%s calls them %s and %s', (country, postalWord, subdivisionWord) => {
    expect(addressFormatOf(country)).toMatchObject({ postalWord, subdivisionWord })
  })
})

describe('subdivisions of a country', () => {
  test('are stored in addresses by code, which tax depends on', () => {
    expect(subdivisionsOf('PT')).toEqual([
      { code: 'PT-20', name: 'Açores' },
      { code: 'PT-30', name: 'Madeira' },
    ])
    expect(subdivisionsOf('US')).toHaveLength(52)
    expect(subdivisionsOf('FR')).toEqual([])
  })

  test.each([
    ['US-NC', 'North Carolina'],
    ['PT-30', 'Madeira'],
    ['Île-de-France', 'Île-de-France'],
  ])('%s is %s', (code, name) => expect(subdivisionName(code)).toBe(name))
})

test('the second address of a form has separate names', () => {
  expect([fieldName('', 'city'), fieldName('billing', 'addressLine2')]).toEqual(['city', 'billingAddressLine2'])
})
