import type { memberSessions } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { endSessionsOf } from '../sessions.ts'

export const endMyOtherSessions: Handler<typeof memberSessions.endMyOtherSessions> = async (context) => {
  const { identity } = context
  await endSessionsOf(context, identity.id, (identity.kind === 'member' ? identity.sessionId : undefined) ?? null)
  return {}
}
