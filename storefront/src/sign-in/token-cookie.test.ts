import { expect, test } from 'vitest'
import { addressIn, addressToken, tokenCookie, tokenIn, withoutToken } from './token-cookie.ts'

test('a token is stored out of reach of scripts and other sites', () => {
  const line = tokenCookie('waiting', 'site.secret', { seconds: 60, secure: true })
  expect(line).toBe('stoa_sign_in=site.secret; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure')
  expect(tokenIn(`a=b; ${line}`, 'waiting')).toBe('site.secret')
})

test.each([null, '', 'stoa_sign_in=', 'stoa_sign_in=a b', 'xstoa_sign_in=a', 'stoa_reset=a'])('%j contains none', (cookies) => {
  expect(tokenIn(cookies, 'waiting')).toBeUndefined()
})

test('an expired token is deleted', () => {
  expect(withoutToken('reset', { secure: false })).toBe('stoa_reset=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
})

test('an invalid token is not stored', () => {
  expect(tokenCookie('reset', 'a; Path=/', { seconds: 60, secure: false })).toBe(withoutToken('reset', { secure: false }))
})

test('an address is stored so that it comes back as typed', () => {
  const line = tokenCookie('address', addressToken('Mía+shop@example.com'), { seconds: 60, secure: false })
  expect(addressIn(line)).toBe('Mía+shop@example.com')
  expect(addressIn('stoa_sign_in=a')).toBeUndefined()
})
