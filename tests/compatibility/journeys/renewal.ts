import type { Package } from '../clients.ts'
import { chooseGoods, plainLine } from '../goods.ts'
import type { Walk } from '../journey.ts'

const longAgo = 1

export async function journey({ clientId, connection, step, attempt }: Walk): Promise<void> {
  const { auth, ...shopper }: Package = connection.visitor(clientId)
  const { currentCart } = shopper
  await step('fill cart', async () => {
    const { cart } = await currentCart.addToCurrentCart({ lineItems: [plainLine(await chooseGoods(shopper), 1)] })
    return cart._id
  })
  const { accessToken, refreshToken } = await step('tokens', () => structuredClone(auth.getTokens()))
  /** A session with an access token that has expired by the client's clock, which is all the packages check. */
  const letRunOut = (): void => auth.setTokens({ accessToken: { ...accessToken, expiresAt: longAgo }, refreshToken: { ...refreshToken } })
  const cartId = async (): Promise<string> => (await currentCart.getCurrentCart())._id

  await attempt('access token has run out', async () => {
    letRunOut()
    return {
      cartId: await cartId(),
      refreshToken: auth.getTokens().refreshToken,
      secondsLeft: auth.getTokens().accessToken.expiresAt - Date.now() / 1000,
    }
  })
  await attempt('three calls at once with a token that has run out', async () => {
    letRunOut()
    return Promise.all([cartId(), cartId(), cartId()])
  })
  await attempt('asked to renew', async () => {
    const renewed = await auth.renewToken(refreshToken)
    return { access: renewed.accessToken.value, refreshToken: renewed.refreshToken }
  })
  await attempt('forged refresh token', async () => {
    auth.setTokens({ accessToken: { value: '', expiresAt: longAgo }, refreshToken: { value: 'forged', role: 'visitor' } })
    await cartId()
  })
  await attempt('asked to renew with a forged token', () => auth.renewToken({ value: 'forged', role: 'visitor' }))
  await attempt('forged access token', async () => {
    auth.setTokens({ accessToken: { value: 'forged', expiresAt: accessToken.expiresAt }, refreshToken: { ...refreshToken } })
    await cartId()
  })
}
