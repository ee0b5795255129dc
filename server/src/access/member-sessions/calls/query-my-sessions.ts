import type { memberSessions } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentSession } from '../present.ts'
import { findSessionsOf } from '../store.ts'

export const queryMySessions: Handler<typeof memberSessions.queryMySessions> = async (context) => {
  const { identity, now } = context
  const currentId = identity.kind === 'member' ? identity.sessionId : undefined
  const sessions = await findSessionsOf(context, identity.id, now)
  return { sessions: sessions.map((session) => presentSession(session, currentId)) }
}
