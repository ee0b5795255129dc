import { describe, expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

const events: readonly [event: string, canSignIn: boolean][] = [
  ['sign-out everywhere', true],
  ['the end of all sessions by the owner', true],
  ['a password change', true],
  ['a recovery', true],
  ['a new sign-in address', true],
  ['the 101st session', true],
  ['a block', false],
  ['a disconnection', false],
  ['a deletion', false],
]

// The packages renew by their clock alone: the tab goes on sending the token of the ended session.
describeWorlds('ended-session', ({ value, error }) => {
  describe.each(events)('after %s elsewhere', (event, canSignIn) => {
    test('the tab goes on as a visitor, with the same token: products, cart, register', () => {
      expect(value(`${event}: products`)).toBe(3)
      expect(value(`${event}: cart`)).toEqual([1])
      expect(value(`${event}: register`)).toBe('SUCCESS')
      expect(value(`${event}: same token`)).toBe(true)
    })

    test('only a member’s call is refused, with 401', () => {
      expect(error(`${event}: member`)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    })

    test('a wrong password is refused as such', () => expect(value(`${event}: wrong password`)).toBe('invalidPassword'))

    if (canSignIn)
      test('the right password signs in again, and the tab’s cart is added to the member’s', () => {
        expect(value(`${event}: login`)).toMatchObject({ loginState: 'SUCCESS' })
        expect(value(`${event}: signed in again`)).toEqual({ isSame: true, quantities: [4] })
      })
    else
      test('the member cannot sign in', () =>
        expect(value(`${event}: login`)).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidPassword' }))
  })
})
