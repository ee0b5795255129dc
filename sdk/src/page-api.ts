import type { Client } from './client.ts'

/** What the server hands to the loaders and actions of a page. */
export interface PageApi {
  /** Calls as whoever the session cookie names. */
  client: Client
  /** Whether the session cookie names somebody. */
  signedIn: boolean
  /** The session's token, for the call that ends it. */
  session: string | undefined
  /** Keeps a session in this browser, in a cookie that scripts cannot read. */
  startSession(token: string, expiresInSeconds: number): void
  endSession(): void
  /** Forgets, in this browser, the checkout and the orders that links have opened. */
  closeLinks(): void
  requestId: string
  /** Marks this page's own inline scripts for its content security policy. */
  nonce: string
  /** The language the site speaks. */
  language: string
  /** The shop's address without an end slash. */
  baseUrl: string
  /** Logs a fault under the request's id. */
  report(error: unknown): void
}
