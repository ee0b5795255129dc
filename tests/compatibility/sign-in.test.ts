import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('sign-in', ({ value, error }, { generation, mode }) => {
  const email = `mia.${generation}.${mode}@example.com`

  test('registration returns SUCCESS with a session token', () => {
    expect(value('registered')).toEqual({ loginState: 'SUCCESS', data: { sessionToken: expect.stringMatching(/.{40}/) } })
  })

  test.each([
    ['refused: no address', 'invalidEmail'],
    ['refused: address is taken', 'emailAlreadyExists'],
    ['refused: wrong password', 'invalidPassword'],
    // The answer does not reveal whether the member exists.
    ['refused: unknown address', 'invalidPassword'],
    ['refused: no password', 'invalidPassword'],
  ])('%s is the state FAILURE with %s', (step, errorCode) => {
    expect(value(step)).toMatchObject({ loginState: 'FAILURE', errorCode })
  })

  test('the session token is exchanged for member tokens in the hidden frame, for the registered member', () => {
    expect(value('logged in')).toBe(true)
    expect(value('who am I')).toMatchObject({
      loginEmail: email,
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      profile: { nickname: 'Mia', slug: expect.stringMatching(/^mia/) },
      contact: { firstName: 'Mia' },
    })
  })

  test('the visitor’s cart becomes the member’s', () => {
    expect(value('the cart came along')).toEqual(value('visitor fills the cart'))
  })

  test('a member’s tokens are refreshed, and the refresh token stays the same', () => {
    expect(value('renewed')).toEqual({ isNew: true, isSameRefresh: true })
  })

  test('a redirect sign-in without a page returns a code, which is exchanged for member tokens', () => {
    expect(value('redirect login without a page')).toBe('member')
  })

  test('a password reset is requested', () => {
    expect(value('forgot the password')).toBeUndefined()
  })

  test('sign-out leads back to the site’s address, and the refresh token stops working', () => {
    expect(value('log-out leads back')).toBe('https://front.example/back')
    expect(error('refresh token after log-out').message).toMatch(
      generation === 'current' ? /^Failed to fetch tokens from OAuth API/ : /^something went wrong$/,
    )
  })

  test('the owner’s server gets member tokens with an API key', () => {
    expect(value('owner finds the member')).toMatchObject({ loginEmail: email })
    expect(value('member tokens by API key')).toBe(email)
  })

  // The older packages have no sign-on.
  if (generation === 'current') test('and signs a member in', () => expect(value('member tokens by sign-on')).toBe(email))
})
