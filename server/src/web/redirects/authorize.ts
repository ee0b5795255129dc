import type { MemberSession } from '../../access/member-sessions/public.ts'
import type { AuthError } from './complete-auth.ts'
import type { RedirectSession } from './redirect-session.ts'

export type Step = 'code' | 'login' | AuthError

/** The next step for a client that redirected a person here: a code for the signed-in member, the sign-in page, or an error that needs no page. A session
 *  that the client sent takes precedence over this browser's. The browser's session is only used in a frame if the frame's origin is registered. */
export function stepOf(
  { doc, createdDate }: Pick<RedirectSession, 'doc' | 'createdDate'>,
  session: Pick<MemberSession, 'createdDate'> | undefined,
  { isBrought, canFrame }: { isBrought: boolean; canFrame: boolean },
): Step {
  const { prompt, responseMode } = doc.auth!
  if (isBrought) return session ? 'code' : 'login_required'
  const isFrame = responseMode === 'web_message'
  const mustSignIn = (prompt === 'login' || prompt === 'select_account') && !(session && session.createdDate >= createdDate)
  if (session && !mustSignIn && (!isFrame || canFrame)) return 'code'
  if (prompt === 'none') return 'login_required'
  return isFrame ? 'interaction_required' : 'login'
}
