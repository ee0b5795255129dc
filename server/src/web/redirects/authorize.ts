import type { MemberSession } from '../../access/member-sessions/public.ts'
import type { AuthError } from './complete-auth.ts'
import type { RedirectSession } from './redirect-session.ts'

export type Step = 'code' | 'login' | AuthError

/** What comes next for a client that sent somebody here: a code for who is signed in, the log-in page, or a no that needs no page.
 *  A session that the client brought along is the answer, whoever is signed in here besides; one of the cookie's is told to a frame only where it is known
 *  whose frame that is. */
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
