import type { staff } from '@stoa/contract'
import { countForCaptcha, uncountAttempt } from '../../../http/limits/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { requireCaptcha } from '../../captcha/public.ts'
import { isPassword } from '../../passwords/public.ts'
import { openSession } from '../sessions.ts'
import { findUserByEmail, lockUser } from '../store.ts'
import type { StaffUser } from '../user.ts'

/** An unknown email address, a wrong password and a pending invitation give the same response after the same work. A failed attempt stays counted although
 *  the call is refused. */
export const signIn: Handler<typeof staff.signIn> = async (context, { email, password, captchaTokens }) => {
  const counted = await countForCaptcha(context, 'staff-sign-in', email.toLowerCase())
  if (counted.needsCaptcha) await requireCaptcha(context, captchaTokens)
  const user = await findUserByEmail(context, email)
  if (!(await isPassword(password, user?.passwordHash ?? undefined)) || !user) refuse('-19976')
  const opened = await context.services.database.transaction((db) => enter({ ...context, db }, user))
  await uncountAttempt(context, counted)
  return opened
}

/** Checked with the account locked: a person who was removed, or whose password changed in the meantime, must not be signed in with the old one. */
async function enter(context: Context, { id, passwordHash }: StaffUser) {
  const user = await lockUser(context, id)
  return user && user.passwordHash === passwordHash ? openSession(context, user) : refuse('-19976')
}
