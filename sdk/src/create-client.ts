import { clientOver, type Client } from './client.ts'
import { fetchTransport } from './fetch-transport.ts'
import { sessionOf, type Session } from './session.ts'
import { memoryStorage, type TokenStorage } from './tokens.ts'

interface Reaching {
  /** Where the API answers, such as `https://shop.example`. */
  baseUrl: string
  /** Another `fetch` than the platform's. */
  fetch?: typeof globalThis.fetch
}

export interface VisitorOptions extends Reaching {
  /** The OAuth client of the site. */
  clientId: string
  /** Where the tokens stay; in memory where it is left out. */
  storage?: TokenStorage
}

export interface ApiKeyOptions extends Reaching {
  apiKey: string
  siteId: string
}

/** A client that asks for its own tokens, beginning as an anonymous visitor. */
export type SessionClient = Client & { readonly session: Session }

/** A client over HTTP, for Node, browsers and edge runtimes: for shoppers with a `clientId`, for the site's own work with an `apiKey`, which belongs on no page.
 *  `const stoa = createClient({ baseUrl: 'http://localhost:4400', clientId })`. Source: site §4, §6; wire §1.3, §7.1. */
export function createClient(options: VisitorOptions): SessionClient
export function createClient(options: ApiKeyOptions): Client
export function createClient(options: VisitorOptions | ApiKeyOptions): Client {
  if ('apiKey' in options) {
    const headers = { authorization: options.apiKey, 'wix-site-id': options.siteId }
    return clientOver(fetchTransport({ ...options, identify: async () => headers }))
  }
  const { clientId, storage = memoryStorage() } = options
  const session = sessionOf({ clientId, storage, issue: clientOver(fetchTransport(options)).oauth.token })
  const client = clientOver(fetchTransport({ ...options, identify: async () => ({ authorization: await session.accessToken() }) }))
  return new Proxy(client, { get: (areas, name, self) => (name === 'session' ? session : Reflect.get(areas, name, self)) })
}
