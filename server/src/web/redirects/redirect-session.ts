import type { redirects } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { RedirectTarget } from '@stoa/contract/redirects/redirect-session'
import { jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export type RedirectRequest = RequestOf<typeof redirects.createRedirectSession>
export type Callbacks = NonNullable<RedirectRequest['callbacks']>
type AuthRequest = NonNullable<RedirectRequest['auth']>['authRequest']

export const sessionsTable = table('redirect_sessions', {
  id: uuid(),
  secretHash: text().hidden(),
  target: text<RedirectTarget>(),
  clientId: uuid().orNull(),
  doc: jsonb<RedirectDoc>(),
  createdDate: timestamptz(),
  expiresDate: timestamptz(),
})

/** A person on the way to a hosted page and back. */
export type RedirectSession = RowOf<typeof sessionsTable>

export interface RedirectDoc {
  callbacks: Callbacks
  /** Of a checkout: which. */
  checkoutId?: string
  auth?: AuthDoc
  /** Of a log-out: the session of the member who asked for it. */
  ends?: { memberId: string; sessionId: string | null }
}

/** What a client asked of the hosted page. Its session token is not kept: only whose session it was. */
export interface AuthDoc {
  redirectUri: string | null
  state: string
  responseMode: NonNullable<AuthRequest['responseMode']>
  codeChallenge: string | null
  prompt: NonNullable<AuthRequest['prompt']> | null
  /** The connection to whose provider it wants to go at once. */
  idp?: string | null
  /** The page that asked, where it said so. */
  origin: string | null
  /** Null: a session was brought, but it was none, or is over. */
  broughtSessionId?: string | null
}
