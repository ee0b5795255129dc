import type { memberSessions } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentSession } from '../present.ts'
import { findSessionsOf, isMember } from '../store.ts'

export const queryMemberSessions: Handler<typeof memberSessions.queryMemberSessions> = async (context, { memberId }) => {
  if (!(await isMember(context, memberId))) refuse('MEMBER_NOT_FOUND')
  const sessions = await findSessionsOf(context, memberId, context.now)
  return { sessions: sessions.map((session) => presentSession(session, undefined)) }
}
