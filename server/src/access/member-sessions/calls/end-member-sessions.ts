import type { memberSessions } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { endSessionOf, endSessionsOf } from '../sessions.ts'
import { isMember } from '../store.ts'

export const endMemberSessions: Handler<typeof memberSessions.endMemberSessions> = async (context, { memberId, sessionId }) => {
  if (!(await isMember(context, memberId))) refuse('MEMBER_NOT_FOUND')
  if (sessionId === undefined) await endSessionsOf(context, memberId)
  else if (!(await endSessionOf(context, memberId, sessionId))) refuse('MEMBER_SESSION_NOT_FOUND')
  return {}
}
