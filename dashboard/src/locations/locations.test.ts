import { expect, test } from 'vitest'
import { addressOf, draftOf, locationDraft } from './location-draft.ts'
import { locationRow } from './location-row.ts'

const porto = { country: 'PT', city: 'Porto', postalCode: '4050-262', addressLine: 'Rua das Flores 12' }

test.each([
  ['no fields', {}, null, null],
  ['fields', porto, null, porto],
  ['a subdivision in small letters', { subdivision: 'pt-13' }, null, { subdivision: 'PT-13' }],
  ['the saved ones', porto, { ...porto, formattedAddress: 'Porto' }, { ...porto, formattedAddress: 'Porto' }],
  ['others than the saved ones', { city: 'Braga' }, { ...porto, formattedAddress: 'Porto', hint: 'Left' }, { city: 'Braga', hint: 'Left' }],
  ['none any more', {}, porto, null],
])('an address of %s', (_, typed, saved, expected) => {
  expect(addressOf(locationDraft({ name: 'Annex', address: typed }), saved)).toEqual(expected)
})

test('the form of a location has all of its fields, empty if they aren’t set', () => {
  expect(draftOf({ name: 'Annex', address: { ...porto, addressLine2: null } })).toEqual({
    name: 'Annex',
    address: { ...porto, addressLine2: '', subdivision: '' },
  })
})

test.each([
  [null, ''],
  [porto, 'Rua das Flores 12, 4050-262 Porto, Portugal'],
  [{ city: 'Braga' }, 'Braga'],
  [{ ...porto, formattedAddress: 'Flores 12, Porto' }, 'Flores 12, Porto'],
])('the address %j in one line', (address, line) => {
  const location = { id: '1', revision: '1', createdDate: '', updatedDate: '', isDefault: false, name: 'Annex', address }
  expect(locationRow(location, 'en').address).toBe(line)
})
