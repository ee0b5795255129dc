import type { MemberSession } from '../../access/member-sessions/public.ts'
import type { AuthError } from './complete-auth.ts'
import type { RedirectSession } from './redirect-session.ts'

export type StepError = Exclude<AuthError, 'access_denied'>
export type Step = 'code' | 'login' | 'consent' | 'select_account' | StepError

interface Situation {
  /** The client sent the session itself. */
  isBrought: boolean
  canFrame: boolean
  /** The member of the session has confirmed on the page that the prompt asks for. */
  isConfirmed: boolean
}

/** The next step for a client that redirected a person here: a code for the signed-in member, one of our pages, or an error that needs no page. A session
 *  that the client sent takes precedence over this browser's. The browser's session is only used in a frame if the frame's origin is registered. */
export function stepOf(
  { doc, createdDate }: Pick<RedirectSession, 'doc' | 'createdDate'>,
  session: Pick<MemberSession, 'createdDate'> | undefined,
  { isBrought, canFrame, isConfirmed }: Situation,
): Step {
  const { prompt, responseMode } = doc.auth!
  if (isBrought) return session ? 'code' : 'login_required'
  const isFrame = responseMode === 'web_message'
  // Signing in for this request is the choice of an account.
  const isNew = session !== undefined && session.createdDate >= createdDate
  if (session && (prompt !== 'login' || isNew) && (!isFrame || canFrame)) {
    const needsPage = !isConfirmed && (prompt === 'consent' || (prompt === 'select_account' && !isNew))
    return needsPage ? (isFrame ? 'interaction_required' : prompt) : 'code'
  }
  if (prompt === 'none') return 'login_required'
  return isFrame ? 'interaction_required' : 'login'
}
