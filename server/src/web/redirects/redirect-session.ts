import type { redirects } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { redirectEvents } from '@stoa/contract/redirects/events'
import type { RedirectTarget } from '@stoa/contract/redirects/redirect-session'
import type { Context, Services } from '../../kernel/context.ts'
import { newId } from '../../database/ids.ts'
import { record } from '../../events/public.ts'
import { newSecret, secretHash, siteOfSecret } from '../../kernel/secret.ts'
import { findOpen, insertRedirectSession } from './store.ts'

export type RedirectRequest = RequestOf<typeof redirects.createRedirectSession>
export type Callbacks = NonNullable<RedirectRequest['callbacks']>
type AuthRequest = NonNullable<RedirectRequest['auth']>['authRequest']

/** Somebody on the way to a hosted page and back. */
export interface RedirectSession {
  id: string
  target: RedirectTarget
  clientId: string | null
  doc: RedirectDoc
  createdDate: Date
  expiresDate: Date
}

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

const seconds = { auth: 10 * 60, other: 24 * 60 * 60 } as const

/** Keeps a redirect session, and its event. The secret is for its address alone. */
export async function openRedirectSession(
  context: Context,
  { target, clientId, doc }: Pick<RedirectSession, 'target' | 'clientId' | 'doc'>,
): Promise<{ id: string; secret: string }> {
  const secret = newSecret(context.siteId)
  const { now } = context
  const expiresDate = new Date(now.getTime() + seconds[target === 'auth' ? 'auth' : 'other'] * 1000)
  const session: RedirectSession = { id: newId(), target, clientId, doc, createdDate: now, expiresDate }
  await insertRedirectSession(context, session, secretHash(secret))
  // Whoever reads events is not to go where the address leads: it has neither the secret nor the state.
  await record(context, redirectEvents.created, { id: session.id, revision: 1, entity: { id: session.id } })
  return { id: session.id, secret }
}

/** The redirect session behind the secret of an address; undefined where there is none, or it is over or used. */
export async function readRedirectSession(
  { database, now }: Pick<Services, 'database' | 'now'>,
  secret: string | undefined,
): Promise<(RedirectSession & { siteId: string }) | undefined> {
  const siteId = siteOfSecret(secret)
  if (secret === undefined || siteId === undefined) return undefined
  const session = await findOpen({ db: database, siteId }, secretHash(secret), now())
  return session && { ...session, siteId }
}
