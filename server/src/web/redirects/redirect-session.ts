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

/** A visit to a hosted page and back. */
export type RedirectSession = RowOf<typeof sessionsTable>

export interface RedirectDoc {
  callbacks: Callbacks
  /** The id of the checkout. */
  checkoutId?: string
  /** The member who is handed over to the checkout. */
  memberId?: string
  auth?: AuthDoc
  /** For a sign-out: the session of the member who requested it. */
  ends?: { memberId: string; sessionId: string | null }
}

/** An OAuth client's request to the hosted page. Its session token isn't stored, only the session's id. */
export interface AuthDoc {
  redirectUri: string | null
  state: string
  responseMode: NonNullable<AuthRequest['responseMode']>
  codeChallenge: string | null
  prompt: NonNullable<AuthRequest['prompt']> | null
  /** The connection whose provider is opened at once. */
  idp?: string | null
  /** The page that made the request, if known. */
  origin: string | null
  /** Null: a session was sent, but it is invalid or has ended. */
  broughtSessionId?: string | null
}
