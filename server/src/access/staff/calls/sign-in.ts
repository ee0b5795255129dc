import type { staff } from '@stoa/contract'
import { countAttempt, uncountAttempt } from '../../../http/limits/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { isPassword } from '../../passwords/public.ts'
import { openSession } from '../sessions.ts'
import { findUserByEmail, lockUser } from '../store.ts'
import type { StaffUser } from '../user.ts'

/** Unknown e-mail and wrong password are the same answer after the same work; so is somebody who is only invited. A wrong password stays counted even though the
 *  call is refused. */
export const signIn: Handler<typeof staff.signIn> = async (context, { email, password }) => {
  const counted = await countAttempt(context, 'staff-sign-in', email.toLowerCase())
  const user = await findUserByEmail(context, email)
  if (!(await isPassword(password, user?.passwordHash ?? undefined)) || !user) refuse('-19976')
  const opened = await context.services.database.transaction((db) => enter({ ...context, db }, user))
  await uncountAttempt(context, counted)
  return opened
}

/** With the account held: whoever was removed meanwhile, or has another password by now, is not let in by the old one. */
async function enter(context: Context, { id, passwordHash }: StaffUser) {
  const user = await lockUser(context, id)
  return user && user.passwordHash === passwordHash ? openSession(context, user) : refuse('-19976')
}
