import { expect, test } from 'vitest'
import { pendingCookie, pendingProductIn, withoutPending } from './pending-cookie.server.ts'

const id = 'aa000000-0000-4000-8000-000000000001'

test('a product is kept for an hour, for the wishlist alone', () => {
  expect(pendingCookie(id, true)).toBe(`stoa_wish=${id}; Path=/wishlist; Max-Age=3600; HttpOnly; SameSite=Lax; Secure`)
  expect(pendingCookie('x; Path=/', false)).toBe(withoutPending(false))
})

test.each([
  [`theme=dark; stoa_wish=${id}`, id],
  [`stoa_wish=${id}`, id],
  [`not_stoa_wish=${id}`, undefined],
  ['stoa_wish=x', undefined],
  [null, undefined],
])('read from %s', (cookies, expected) => expect(pendingProductIn(cookies)).toBe(expected))
