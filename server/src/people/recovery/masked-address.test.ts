import { expect, test } from 'vitest'
import { maskedAddress } from './masked-address.ts'

test.each([
  ['mia@example.com', 'm…@example.com'],
  ['m@example.com', 'm…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
  ['😀.mia@example.com', '😀…@example.com'],
])('%s is shown as %s', (email, masked) => expect(maskedAddress(email)).toBe(masked))
