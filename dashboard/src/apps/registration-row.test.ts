import { expect, test } from 'vitest'
import { isFound, type RegistrationRow } from './registration-row.ts'

const row = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Summer page',
  redirectUris: ['https://summer.example/callback'],
} as unknown as RegistrationRow

test.each([
  ['', true],
  ['summer', true],
  ['PAGE summer', true],
  ['summer.example', true],
  ['4000-8000', true],
  ['winter', false],
  ['summer winter', false],
])('a search for %j finds the registration: %s', (asked, found) => expect(isFound(row, asked)).toBe(found))
