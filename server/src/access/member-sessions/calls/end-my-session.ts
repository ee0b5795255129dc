import type { memberSessions } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { endSessionOf } from '../sessions.ts'

export const endMySession: Handler<typeof memberSessions.endMySession> = async (context, { sessionId }) =>
  (await endSessionOf(context, context.identity.id, sessionId)) ? {} : refuse('MEMBER_SESSION_NOT_FOUND')
