import type { Client } from './client.ts'

/** What the server passes to the loaders and actions of a page. */
export interface PageApi {
  /** A client for the identity of the session cookie. */
  client: Client
  /** The same, for what many pages read alike: if they are the same for all visitors, its answers are kept for other pages. */
  commonClient: Client
  /** Whether the session cookie belongs to a session. */
  signedIn: boolean
  /** Whether it is a member's. */
  isMember: boolean
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
  /** The visitor's part of the frame, already read. Absent if the frame has to read it. */
  visitorText?: string
  /** The markup of the page once the app has rendered it. The response has no body then: it would be a stream of bytes. */
  markup?: Markup
  /** Logs an error with the request's id. */
  report(error: unknown): void
}

/** A page in pieces, in their order: its own text, and the UTF-8 of what other pages have as well, which never changes. */
export type Markup = readonly (string | Uint8Array)[]

/** Which pages of an app are the same for all visitors but for one part of the frame (decision 0094). The app's server entry exports it as `sharedPages`. */
export interface SharedPages {
  /** By the ID of a route, the query parameters that its page reads. One that ends with `*` stands for all that begin so. Other parameters don't reach the
   *  page. */
  routes: Readonly<Record<string, readonly string[]>>
  /** The cookies that pages read, with the values that matter. */
  cookies: Readonly<Record<string, readonly string[]>>
  /** The part of the frame that differs: in the element `stoa-visitor`, and as text in the frame's data. Without a client, that of a new visitor. */
  visitorPart(client: Client | undefined): Promise<VisitorPart>
}

/** What the frame shows of one visitor. */
export interface VisitorPart {
  /** What the frame's loader returns of it: letters, digits, spaces and `@`, usually of the same length, so that compressed pages can be put together around
   *  it. */
  text: string
  /** Parts with the same key look the same. */
  key: string
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
