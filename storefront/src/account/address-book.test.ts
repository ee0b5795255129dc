import { expect, test } from 'vitest'
import { addressIn, bookAddress, inOneLine, withAddress } from './address-book.ts'

const porto = { id: 'a', country: 'PT', city: 'Porto', addressLine: 'Rua das Flores 12', postalCode: '4050-262' }
const lyon = { id: 'b', country: 'FR', city: 'Lyon', streetAddress: { name: 'Rue Mercière', number: '5' } }
const given = { country: 'PT', addressLine: 'Rua Nova 1', addressLine2: null, postalCode: '4000-001', city: 'Porto', subdivision: null }

test('a street and its number form one line', () => {
  expect(bookAddress(lyon)).toMatchObject({ id: 'b', addressLine: 'Rue Mercière 5', city: 'Lyon' })
  expect(bookAddress(porto)).toMatchObject({ addressLine: 'Rua das Flores 12' })
})

test('empty form fields are cleared', () => {
  const typed: Record<string, string> = { country: 'PT', addressLine: 'Rua Nova 1', postalCode: '4000-001', city: 'Porto' }
  expect(addressIn((name) => typed[name] ?? '')).toEqual(given)
})

test('an address is appended, or replaces an existing one', () => {
  expect(withAddress([porto], undefined, given)).toEqual([porto, given])
  expect(withAddress([porto, lyon], 'a', given)).toEqual([given, lyon])
  expect(withAddress([porto], 'gone', given)).toBeUndefined()
})

test('on one line', () => expect(inOneLine(bookAddress(lyon))).toBe('Rue Mercière 5, Lyon'))
