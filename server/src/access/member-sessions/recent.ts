import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { sessionOfId } from './sessions.ts'
import type { MemberSession } from './store.ts'

const recentMs = 10 * 60_000

/** The session of the calling member, if it was opened recently; otherwise refuses RECENT_LOGIN_REQUIRED. An open browser without the password is not
 *  enough to take over an account (threats A09, U05). */
export async function recentSession(context: Context): Promise<MemberSession> {
  const { identity, now } = context
  const sessionId = identity.kind === 'member' ? identity.sessionId : undefined
  const session = sessionId === undefined ? undefined : await sessionOfId(context, sessionId)
  return session && now.getTime() - session.createdDate.getTime() <= recentMs ? session : refuse('RECENT_LOGIN_REQUIRED')
}
