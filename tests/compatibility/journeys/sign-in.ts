import type { Package } from '../clients.ts'
import { chooseGoods, plainLine } from '../goods.ts'
import type { Walk } from '../journey.ts'
import { standInFrame } from '../stand-in-frame.ts'

const password = 'a windowsill full of basil'
const back = 'https://front.example/back'

/** From visitor to member and back, like a site's own front end. */
export async function journey(walk: Walk): Promise<void> {
  const { clientId, connection, generation, mode, step, attempt } = walk
  const { auth, ...shopper }: Package = connection.visitor(clientId)
  const email = `mia.${generation}.${mode}@example.com`
  await attempt('refused: no address', () => auth.register({ email: 'mia', password }))
  await step('visitor fills the cart', async () => {
    const { cart } = await shopper.currentCart.addToCurrentCart({ lineItems: [plainLine(await chooseGoods(shopper), 2)] })
    return cart.lineItems.map(({ quantity }: Package) => quantity)
  })
  const { data } = await step('registered', () => auth.register({ email, password, profile: { nickname: 'Mia', firstName: 'Mia' } }))
  await attempt('refused: address is taken', () => auth.register({ email: email.toUpperCase(), password }))
  await attempt('refused: wrong password', () => auth.login({ email, password: 'a windowsill full of thyme' }))
  await attempt('refused: unknown address', () => auth.login({ email: 'nobody@example.com', password }))
  await attempt('refused: no password', () => auth.login({ email, password: '' }))

  standInFrame(new URL(back).origin)
  await step('member tokens by the frame', async () => auth.setTokens(await auth.getMemberTokensForDirectLogin(data.sessionToken)))
  await step('who am I', async () => (await shopper.members.getCurrentMember({ fieldsets: ['FULL'] })).member)
  await attempt('the cart came along', async () =>
    (await shopper.currentCart.getCurrentCart()).lineItems.map(({ quantity }: Package) => quantity),
  )
  await attempt('renewed', async () => {
    const { accessToken, refreshToken } = await auth.renewToken(auth.getTokens().refreshToken)
    return { isNew: accessToken.value !== '', isSameRefresh: refreshToken.value === auth.getTokens().refreshToken.value }
  })
  await attempt('logged in', () => auth.loggedIn())

  const again = await step('logged in again', () => auth.login({ email, password }))
  await attempt('redirect login without a page', async () => {
    const oauthData = auth.generateOAuthData(back, 'https://front.example/')
    const { authUrl } = await auth.getAuthUrl(oauthData, {
      prompt: 'none',
      responseMode: 'query',
      sessionToken: again.data.sessionToken,
    })
    const { code, state } = auth.parseFromUrl(await redirectOf(authUrl), 'query')
    const tokens = await auth.getMemberTokens(code, state, oauthData)
    return tokens.refreshToken.role
  })

  await attempt('forgot the password', () => auth.sendPasswordResetEmail(email, back))
  const tokens = structuredClone(auth.getTokens())
  await attempt('log-out leads back', async () => redirectOf((await auth.logout(back)).logoutUrl))
  await attempt('refresh token after log-out', () => auth.renewToken(tokens.refreshToken))
  await external(walk, email)
}

/** A server of the site gets tokens for its member with an API key. */
async function external({ clientId, apiKey, siteId, connection, generation, step, attempt }: Walk, email: string): Promise<void> {
  const owner: Package = connection.owner(apiKey, siteId)
  const found = await step('owner finds the member', async () => {
    const { items, members = items } = await owner.members
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('loginEmail', email)
      .find()
    return members[0]
  })
  const { auth, members }: Package = connection.visitor(clientId)
  await step('visitor tokens', async () => auth.setTokens(await auth.generateVisitorTokens()))
  await attempt('member tokens by API key', async () => {
    auth.setTokens(await auth.getMemberTokensForExternalLogin(found._id, apiKey))
    return (await members.getCurrentMember({ fieldsets: ['FULL'] })).member.loginEmail
  })
  if (generation !== 'current') return
  const guest: Package = connection.visitor(clientId)
  await attempt('member tokens by sign-on', async () => {
    guest.auth.setTokens(await guest.auth.getMemberTokensForExternalLoginWithSession(email, apiKey))
    return (await guest.members.getCurrentMember({ fieldsets: ['FULL'] })).member.loginEmail
  })
}

/** The target of a redirect. */
async function redirectOf(url: string): Promise<string> {
  const { status, headers } = await fetch(url, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  })
  return headers.get('location') ?? `status ${status}`
}
