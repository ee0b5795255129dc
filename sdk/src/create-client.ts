import { clientOver, type Client } from './client.ts'
import { fetchTransport } from './fetch-transport.ts'
import { sessionOf, type Session } from './session.ts'
import { memoryStorage, type TokenStorage } from './tokens.ts'

interface Reaching {
  /** The base URL of the API, such as `https://shop.example`. */
  baseUrl: string
  /** Replaces the platform's `fetch`. */
  fetch?: typeof globalThis.fetch
}

export interface VisitorOptions extends Reaching {
  /** The OAuth client of the site. */
  clientId: string
  /** Where tokens are stored. In memory by default. */
  storage?: TokenStorage
}

export interface ApiKeyOptions extends Reaching {
  apiKey: string
  siteId: string
}

/** A client that manages its own tokens, starting as an anonymous visitor. */
export type SessionClient = Client & { readonly session: Session }

/** Creates a client over HTTP, for Node, browsers and edge runtimes: with a `clientId` for shoppers, or with an `apiKey` for the site's own programs (never
 *  in a page).
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
