import type { staff } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { countAttempt, forgiveAttempt } from '../../attempts/attempts.ts'
import { refuse } from '../../http/refuse.ts'
import { isPassword } from '../../passwords/passwords.ts'
import { openSession, sessionSeconds } from '../sessions.ts'
import { findUserByEmail } from '../store.ts'

/** Unknown e-mail and wrong password are the same answer after the same work. A wrong password stays counted even though the call is refused. */
export const signIn: Handler<typeof staff.signIn> = async (context, { email, password }) => {
  const counted = await countAttempt(context, 'staff-sign-in', email.toLowerCase())
  const user = await findUserByEmail(context.db, context.siteId, email)
  if (!(await isPassword(password, user?.passwordHash)) || !user) refuse('-19976')
  await forgiveAttempt(context, counted)
  const sessionToken = await openSession(context.db, { siteId: context.siteId, userId: user.id, now: context.now })
  return { sessionToken, expiresInSeconds: sessionSeconds, user: { id: user.id, email: user.email, name: user.name } }
}
