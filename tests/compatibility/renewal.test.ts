import { expect, test } from 'vitest'
import type { SentRequest } from './rewriting-fetch.ts'
import { describeWorlds } from './walk.ts'

describeWorlds('renewal', ({ value, error, sent }, { generation, stoa }) => {
  const isForTokens = ({ path }: SentRequest): boolean => path === '/oauth2/token'
  const tokenMessages = (step: string): unknown[] =>
    sent(step)
      .filter(isForTokens)
      .map(({ message }) => message)
  const renewal = () => ({
    refreshToken: value('tokens').refreshToken.value,
    grantType: 'refresh_token',
    ...(generation === 'current' ? { clientId: stoa().clientId } : {}),
  })

  test('the first call automatically gets a token for a new visitor', () => {
    expect(tokenMessages('fill cart')).toEqual([{ clientId: stoa().clientId, grantType: 'anonymous' }])
  })

  test('an expired access token is refreshed, and the visitor keeps the cart', () => {
    const { cartId, refreshToken, secondsLeft } = value('access token has run out')
    expect(tokenMessages('access token has run out')).toEqual([renewal()])
    expect({ cartId, refreshToken }).toEqual({ cartId: value('fill cart'), refreshToken: value('tokens').refreshToken })
    expect(secondsLeft).toBeGreaterThan(60)
  })

  test('the same refresh token works again, even three times in parallel', () => {
    const cartId = value('fill cart')
    expect(value('three calls at once with a token that has run out')).toEqual([cartId, cartId, cartId])
    expect(tokenMessages('three calls at once with a token that has run out')).toEqual([renewal(), renewal(), renewal()])
  })

  test('the strategy refreshes on request', () => {
    expect(value('asked to renew')).toEqual({ access: expect.stringMatching(/.+/), refreshToken: value('tokens').refreshToken })
  })

  test('a forged refresh token is refused, and the packages continue as a new visitor without a cart', () => {
    expect(tokenMessages('forged refresh token')).toEqual([
      { ...renewal(), refreshToken: 'forged' },
      { clientId: stoa().clientId, grantType: 'anonymous' },
    ])
    expect(error('forged refresh token')).toMatchObject({ status: 404, code: 'OWNED_CART_NOT_FOUND' })
    expect(error('asked to renew with a forged token').message).toMatch(
      generation === 'current' ? /^Failed to fetch tokens from OAuth API/ : /^something went wrong$/,
    )
  })

  test('401: a forged access token', () => {
    expect(error('forged access token')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })
})
