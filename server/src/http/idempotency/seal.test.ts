import { expect, test } from 'vitest'
import { seal, sealingKeyOf, unseal } from './seal.ts'

const answer = { secret: 'stoa_told once', of: ['Zoë', null, 1.5] }
const key = sealingKeyOf('f0c5a9b2-6a1e-4e4e-9d55-1a2b3c4d5e6f', 'owner:1 request')

test('is opened unchanged with the key it was sealed with', () => {
  expect(JSON.stringify(unseal(seal(answer, key), key))).toBe(JSON.stringify(answer))
})

test('reveals nothing, and never looks the same twice', () => {
  const [one, two] = [seal(answer, key), seal(answer, key)]
  expect(one).not.toEqual(two)
  expect(Buffer.from(one.sealed, 'base64url').toString('latin1')).not.toContain('told')
})

test.each([
  ['another key', 'f0c5a9b2-6a1e-4e4e-9d55-1a2b3c4d5e60', 'owner:1 request'],
  ['the same key of another caller or request', 'f0c5a9b2-6a1e-4e4e-9d55-1a2b3c4d5e6f', 'owner:2 request'],
])('is not opened with %s', (_what, text, usedFor) => {
  expect(() => unseal(seal(answer, key), sealingKeyOf(text, usedFor))).toThrow(/unable to authenticate/)
})

test('is not opened after a change', () => {
  const { sealed } = seal(answer, key)
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(() => unseal({ sealed: bytes.toString('base64url') }, key)).toThrow(/unable to authenticate/)
})
