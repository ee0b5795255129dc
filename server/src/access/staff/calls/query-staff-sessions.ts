import type { staff } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentSession } from '../present.ts'
import { findOwnSessions } from '../store.ts'

export const queryStaffSessions: Handler<typeof staff.queryStaffSessions> = async (context) => {
  const current = context.identity.kind === 'owner' ? context.identity.sessionId : undefined
  return { sessions: (await findOwnSessions(context)).map((session) => presentSession(session, current)) }
}
