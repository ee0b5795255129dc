import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { sessionOfId } from './sessions.ts'
import type { MemberSession } from './store.ts'

const recentMs = 10 * 60_000

/** The session of the member who asks, if it was opened a short while ago; refuses RECENT_LOGIN_REQUIRED. Whoever finds an open browser, but has no password,
 *  takes no account away (threats A09, U05). */
export async function recentSession(context: Context): Promise<MemberSession> {
  const { identity, now } = context
  const sessionId = identity.kind === 'member' ? identity.sessionId : undefined
  const session = sessionId === undefined ? undefined : await sessionOfId(context, sessionId)
  return session && now.getTime() - session.createdDate.getTime() <= recentMs ? session : refuse('RECENT_LOGIN_REQUIRED')
}
