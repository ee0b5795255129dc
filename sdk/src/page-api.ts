import type { Client } from './client.ts'

/** What the server passes to the loaders and actions of a page. */
export interface PageApi {
  /** A client for the identity of the session cookie. */
  client: Client
  /** Whether the session cookie belongs to a session. */
  signedIn: boolean
  /** The session's token, to end the session. */
  session: string | undefined
  /** Stores a session in this browser, in a cookie that scripts can't read. */
  startSession(token: string, expiresInSeconds: number): void
  endSession(): void
  /** Deletes the checkout and the orders that links have opened from this browser. */
  closeLinks(): void
  /** The emails with links to orders. Only for requests from the machine that the shop runs on, and only while no mail server is set up; otherwise absent
   *  (decision 0080). */
  readonly unsentMails?: UnsentMails
  requestId: string
  /** The nonce of this page's inline scripts for its content security policy. */
  nonce: string
  /** The language of the site. */
  language: string
  /** The shop's URL without a trailing slash. */
  baseUrl: string
  /** Logs an error with the request's id. */
  report(error: unknown): void
}

/** Emails that were written but not sent. */
export interface UnsentMails {
  /** The ID of the newest one that was written after a time. Waits a moment for it. */
  writtenSince(since: Date): Promise<string | undefined>
  /** An email with its first link. */
  find(id: string): Promise<UnsentMail | undefined>
}

/** An email that was written but not sent. */
export interface UnsentMail {
  recipient: string
  subject: string
  text: string
  link: string | undefined
}
