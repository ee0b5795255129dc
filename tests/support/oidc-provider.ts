import type { Server } from 'node:http'
import Provider from 'oidc-provider'
import { freePort } from './free-port.ts'

/** The provider's data about a person, by the name they sign in with. */
export type People = Map<string, Record<string, unknown>>

/** A complete OpenID provider on loopback, with its own sign-in pages. */
export interface OidcProvider {
  issuer: string
  clientId: string
  clientSecret: string
  people: People
  /** Signs in there without a browser: from the address that Stoa redirects to, up to the one that the provider redirects back to. */
  visit(authorizationUrl: string, as?: { login: string } | 'anonymous'): Promise<URL>
  close(): Promise<void>
}

interface Registered {
  redirectUris: string[]
  /** How the client sends its secret; `none`: it has none. */
  authentication?: 'client_secret_basic' | 'client_secret_post' | 'none'
  /** Whether the ID token contains name and email. By the specification, only the userinfo endpoint returns them. */
  claimsInToken?: boolean
}

export async function startOidcProvider({
  redirectUris,
  authentication = 'client_secret_basic',
  claimsInToken = false,
}: Registered): Promise<OidcProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const [clientId, clientSecret] = ['shop:1', 'a secret / with + signs & more']
  const people: People = new Map()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: authentication,
        ...(authentication === 'none' ? {} : { client_secret: clientSecret }),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: !claimsInToken,
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
  })
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = provider.listen(port, '127.0.0.1', () => resolve(listening))
  })
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    visit: (address, as = { login: 'mia' }) => walkThrough(new URL(address), issuer, as),
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}

/** Acts like a browser without scripts: follows redirects, keeps cookies, and fills in the form of each page. */
async function walkThrough(from: URL, issuer: string, as: { login: string } | 'anonymous'): Promise<URL> {
  const cookies = new Map<string, string>()
  let [address, form] = [from, undefined as URLSearchParams | undefined]
  for (let steps = 0; steps < 20 && address.origin === issuer; steps++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie }, ...(form && { method: 'POST', body: form }) })
    for (const line of answer.headers.getSetCookie()) cookies.set(...(/^([^=]+)=([^;]*)/.exec(line)!.slice(1) as [string, string]))
    const [page, location] = [await answer.text(), answer.headers.get('location')]
    const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? []
    if (!location && !prompt) throw new Error(`the provider shows ${answer.status}: ${page.replaceAll(/<[^>]*>/g, ' ').slice(-500)}`)
    if (!location && as === 'anonymous') address = new URL(`${address.pathname}/abort`, issuer)
    else if (location) [address, form] = [new URL(location, address), undefined]
    else form = new URLSearchParams({ prompt: prompt!, ...(as !== 'anonymous' && { login: as.login, password: 'x' }) })
  }
  return address
}
