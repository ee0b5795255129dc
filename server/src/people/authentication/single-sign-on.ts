import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { newSecret, secretHash } from '../../kernel/secret.ts'
import type { Binding } from '../openid/public.ts'
import { callbackAddress } from '../sign-in/public.ts'
import { findSingleSignOn, insertSingleSignOn, markSingleSignOnUsed, type SingleSignOn } from './store.ts'

/** How long a sign-in at the provider may take. */
const goodForMs = 10 * 60_000

export interface StartedSignOn {
  binding: Binding
  /** For the browser alone. It is returned once. */
  ticket: string
  expiresDate: Date
}

export async function beginSingleSignOn(
  context: Context,
  { connectionId, anew }: Pick<SingleSignOn, 'connectionId' | 'anew'>,
): Promise<StartedSignOn> {
  const { siteId, now } = context
  const ticket = newSecret(siteId)
  const state = randomBytes(32).toString('base64url')
  const expiresDate = new Date(now.getTime() + goodForMs)
  const begun = { connectionId, anew, ticketHash: secretHash(ticket), createdDate: now, expiresDate, usedDate: null }
  await insertSingleSignOn(context, secretHash(state), begun)
  return { binding: bindingOf(context, begun, { ticket, state }), ticket, expiresDate }
}

interface CameBack {
  connectionId: string
  ticket: string | undefined
  /** As it is in the provider's callback URL. */
  state: string | undefined
}

/** The stored data of a callback, which is used up by this: one that was started here, hasn't expired, is for this connection and from this browser (threat
 *  A21). */
export async function resumeSingleSignOn(context: Context, { connectionId, ticket, state }: CameBack): Promise<Binding> {
  const stateHash = secretHash(state ?? '')
  const begun = state ? await findSingleSignOn(context, stateHash) : undefined
  if (!begun || state === undefined) return refuse('IDP_SIGN_IN_OVER')
  if (begun.usedDate) return refuse('IDP_SIGN_IN_USED')
  if (begun.expiresDate <= context.now) return refuse('IDP_SIGN_IN_OVER')
  if (ticket === undefined || !isSame(secretHash(ticket), begun.ticketHash)) return refuse('IDP_OTHER_BROWSER')
  // Each connection has its own callback URL: the response of one provider is never sent to another (threat A11).
  if (begun.connectionId !== connectionId) return refuse('IDP_TOKEN_INVALID')
  if (!(await markSingleSignOnUsed(context, stateHash))) return refuse('IDP_SIGN_IN_USED')
  return bindingOf(context, begun, { ticket, state })
}

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

function bindingOf(
  context: Context,
  { connectionId, anew }: Pick<SingleSignOn, 'connectionId' | 'anew'>,
  { ticket, state }: { ticket: string; state: string },
): Binding {
  const made = (what: string): string => createHmac('sha256', ticket).update(`single sign-on ${what}`).digest('base64url')
  return { redirectUri: callbackAddress(context, connectionId), state, anew, nonce: made('nonce'), codeVerifier: made('verifier') }
}
