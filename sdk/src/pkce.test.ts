import { expect, test } from 'vitest'
import { codeChallenge, codeVerifier } from './pkce.ts'

test('a verifier has 43 characters by default, and no two are alike', () => {
  expect(codeVerifier()).toMatch(/^[A-Za-z0-9._~-]{43}$/)
  expect(codeVerifier()).not.toBe(codeVerifier())
})

test.each([43, 44, 100, 128])('a verifier of %d characters', (length) => {
  expect(codeVerifier(length)).toMatch(new RegExp(`^[A-Za-z0-9._~-]{${length}}$`))
})

test.each([0, 42, 129, Number.NaN])('a verifier of %d characters is refused', (length) => {
  expect(() => codeVerifier(length)).toThrow('Expected a length between 43 and 128')
})

test('the challenge is that of RFC 7636, appendix B', async () => {
  expect(await codeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

test('every character of the alphabet is about equally frequent', () => {
  const seen = new Map<string, number>()
  for (const character of Array.from({ length: 500 }, () => codeVerifier(128)).join('')) seen.set(character, (seen.get(character) ?? 0) + 1)
  expect(seen.size).toBe(66)
  // 64,000 characters, about 970 of each: 5 standard deviations are about 155.
  expect(Math.min(...seen.values())).toBeGreaterThan(800)
  expect(Math.max(...seen.values())).toBeLessThan(1140)
})
