import { expect, test } from 'vitest'
import { signOnCookie, signOnIn, withoutSignOn } from './sign-on-cookie.ts'

const state = 'AbcdefghijklmnopQRSTUVWXYZ'
const ticket = '00000000-0000-4000-8000-00000000000a.abc_DEF-123'
const kept = { ticket, onwards: 'next=%2Faccount%2Forders%3Fpage%3D2&session=a.b' }
const firstPair = (line: string): string => line.split(';', 1)[0]!

test('a stored value is read again only with its own state', () => {
  const line = signOnCookie(state, kept, { seconds: 600, secure: true })
  expect(line).toMatch(/^stoa_sso_Abcdefghijklmnop=\S+; Path=\/login\/callback; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/)
  expect(signOnIn(`a=b; ${firstPair(line)}; c=d`, state)).toEqual(kept)
  expect(signOnIn(firstPair(line), 'ZZZZZZZZZZZZZZZZZZZZ')).toBeUndefined()
})

test.each(['', 'x', 'a.b', '.*.*.*.*.*.*.*.*.*', 'a;b=c; Path=/ abcdefghij'])('an invalid state, %j, has no cookie', (wrong) => {
  expect(signOnIn('stoa_sso=x~; stoa_sso_a=x~', wrong)).toBeUndefined()
  expect(withoutSignOn(wrong, { secure: false })).toBe('stoa_sso=; Path=/login/callback; Max-Age=0; HttpOnly; SameSite=Lax')
})

test('a return address that is too long is dropped, and invalid escapes count as none', () => {
  const line = signOnCookie(state, { ticket, onwards: 'next='.padEnd(3000, 'x') }, { seconds: 600, secure: false })
  expect(signOnIn(firstPair(line), state)).toEqual({ ticket, onwards: '' })
  expect(signOnIn(`stoa_sso_Abcdefghijklmnop=${ticket}~%E0%A4%A`, state)).toEqual({ ticket, onwards: '' })
})
