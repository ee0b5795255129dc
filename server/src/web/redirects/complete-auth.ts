import type { MemberSession } from '../../access/member-sessions/public.ts'
import { newCode } from '../../access/oauth/public.ts'
import type { Services } from '../../kernel/context.ts'
import type { AuthDoc, RedirectSession } from './redirect-session.ts'
import { markUsed } from './store.ts'

/** The response to a client: a code or an error, with the client's own state in both cases. */
export interface AuthAnswer {
  code?: string
  error?: AuthError
  error_description?: string
  state: string
}

const errors = {
  login_required: 'The member isn’t signed in.',
  interaction_required: 'The member must take action, which isn’t possible in a frame.',
  access_denied: 'The member didn’t allow it.',
} as const
export type AuthError = keyof typeof errors

type Opened = RedirectSession & { siteId: string }

/** A code for the signed-in member, only once. Undefined if this redirect session was already used. */
export function codeAnswer(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { siteId, id, clientId, doc }: Opened,
  session: Pick<MemberSession, 'id' | 'memberId'>,
): Promise<AuthAnswer | undefined> {
  const { redirectUri, codeChallenge, state } = doc.auth!
  return database.transaction(async (db) => {
    const place = { db, siteId, now: now() }
    if (!(await markUsed(place, id, place.now))) return undefined
    const about = { clientId: clientId!, memberId: session.memberId, sessionId: session.id, redirectUri, codeChallenge }
    return { code: await newCode(place, about), state }
  })
}

export const errorAnswer = (error: AuthError, { state }: AuthDoc): AuthAnswer => ({
  error,
  error_description: errors[error],
  state,
})

/** The client's URL with the response, in the requested mode. The URL is as registered, so it has no fragment yet. */
export function answerUrl({ redirectUri, responseMode }: Pick<AuthDoc, 'redirectUri' | 'responseMode'>, answer: AuthAnswer): string {
  const parameters = new URLSearchParams(answer as unknown as Record<string, string>).toString()
  if (responseMode === 'fragment') return `${redirectUri}#${parameters}`
  return `${redirectUri}${redirectUri!.includes('?') ? '&' : '?'}${parameters}`
}

/** Completes a client's sign-in for the signed-in member. Returns the code and, if the client has one, its URL with the code. Undefined if this redirect
 *  session has another purpose or was already used. */
export async function completeAuth(
  services: Pick<Services, 'database' | 'now'>,
  redirectSession: Opened,
  session: Pick<MemberSession, 'id' | 'memberId'>,
): Promise<{ code: string; state: string; url?: string } | undefined> {
  const { auth } = redirectSession.doc
  const answer = auth && (await codeAnswer(services, redirectSession, session))
  if (!answer) return undefined
  const { code, state } = answer
  return { code: code!, state, ...returnUrl(auth, answer) }
}

/** Ends a client's sign-in that the member doesn't allow. Undefined as above. */
export async function cancelAuth(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { siteId, id, doc: { auth } }: Opened,
): Promise<{ error: string; state: string; url?: string } | undefined> {
  if (!auth || !(await markUsed({ db: database, siteId }, id, now()))) return undefined
  const answer = errorAnswer('access_denied', auth)
  return { error: 'access_denied', state: answer.state, ...returnUrl(auth, answer) }
}

const returnUrl = (auth: AuthDoc, answer: AuthAnswer): { url?: string } =>
  auth.redirectUri !== null && auth.responseMode !== 'web_message' ? { url: answerUrl(auth, answer) } : {}
