import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'

const password = 'a windowsill full of basil'
const back = 'https://summer.example/callback'

/** A page with its own client: its visitors, and a member who returns to its address. */
export async function journey({ clientId, connection, generation, step, attempt }: Walk): Promise<void> {
  const { auth }: Package = connection.visitor(clientId)
  await step('a visitor’s tokens', async () => (await auth.generateVisitorTokens()).refreshToken.role)
  const credentials = { email: `mia.${generation}@example.com`, password }
  const { data } = await step('signed in', async () => {
    const registered = await auth.register(credentials)
    return registered.loginState === 'SUCCESS' ? registered : auth.login(credentials)
  })
  await attempt('back at its address', async () => {
    const oauthData = auth.generateOAuthData(back, 'https://summer.example/')
    const asked = { prompt: 'none', responseMode: 'query', sessionToken: data.sessionToken }
    const { authUrl } = await auth.getAuthUrl(oauthData, asked)
    const { headers } = await fetch(authUrl, { redirect: 'manual' })
    const { code, state } = auth.parseFromUrl(headers.get('location'), 'query')
    const { refreshToken } = await auth.getMemberTokens(code, state, oauthData)
    return refreshToken.role
  })
  await attempt('logged out', async () => new URL((await auth.logout(back)).logoutUrl).pathname)
}
