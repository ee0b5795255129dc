import { expect, test } from 'vitest'
import { returnCookie, returnSecretIn, withoutReturnCookies } from './return-cookie.ts'

const id = '0C0ffee0-0000-4000-8000-000000000001'
const other = '0c0ffee0-0000-4000-8000-000000000002'

test('a return address is stored for its checkout, and found by that one only', () => {
  const line = returnCookie(id, 'site.secret', true)!
  expect(line).toBe('stoa_way_0c0ffee0000040008000000000000001=site.secret; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure')
  const cookies = `stoa_session=x; ${line.split(';', 1)[0]}`
  expect(returnSecretIn(cookies, id)).toBe('site.secret')
  expect(returnSecretIn(cookies, other)).toBeUndefined()
  expect(returnSecretIn(null, id)).toBeUndefined()
  expect(withoutReturnCookies(cookies, false)).toEqual([
    'stoa_way_0c0ffee0000040008000000000000001=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ])
})

test.each([
  [id, 'a;b'],
  [id, ''],
  [id, 'a\r\nset-cookie: x=y'],
  ['not an id', 'site.secret'],
  ['x=y; Domain=evil.example', 'site.secret'],
])('no header is set for %j and %j', (checkoutId, secret) => expect(returnCookie(checkoutId, secret, false)).toBeUndefined())
