import type { redirects } from '@stoa/contract'
import { sessionOfId } from '../../../access/member-sessions/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { stepOf } from '../authorize.ts'
import { completeAuth } from '../complete-auth.ts'
import { readRedirectSession } from '../redirect-sessions.ts'

export const completeRedirectSession: Handler<typeof redirects.completeRedirectSession> = async (context, { token, confirmedBy }) => {
  const { services, siteId, identity } = context
  const redirectSession = await readRedirectSession(services, token)
  const brought = redirectSession?.doc.auth?.broughtSessionId
  if (redirectSession?.siteId !== siteId || !redirectSession.doc.auth) return refuse('REDIRECT_SESSION_NOT_FOUND')
  const isBrought = brought !== undefined
  const sessionId = isBrought ? brought : identity.kind === 'member' ? identity.sessionId : undefined
  const session = sessionId ? await sessionOfId(context, sessionId) : undefined
  // A client that requires a new sign-in doesn't accept an earlier one.
  // The page names the member: another one may have signed in since.
  const isConfirmed = session !== undefined && confirmedBy?.toLowerCase() === session.memberId
  const step = stepOf(redirectSession, session, { isBrought, canFrame: false, isConfirmed })
  if (step === 'consent' || step === 'select_account') return refuse('CONFIRMATION_REQUIRED')
  if (!session || step !== 'code') return refuse('LOGIN_REQUIRED')
  return (await completeAuth(services, redirectSession, session)) ?? refuse('REDIRECT_SESSION_NOT_FOUND')
}
