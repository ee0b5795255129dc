import type { staff } from '@stoa/contract'
import { countAttempt, uncountAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { checkNewPassword, hashPassword, isPassword } from '../../passwords/public.ts'
import { setPassword } from '../password.ts'
import { findUser, lockUser } from '../store.ts'

/** A person at an unlocked screen has the session but not the password (threat A09). */
export const changeStaffPassword: Handler<typeof staff.changeStaffPassword> = async (context, { oldPassword, newPassword }) => {
  const { identity, services } = context
  const counted = await countAttempt(context, 'staff-password', identity.id)
  checkNewPassword(newPassword, 'newPassword')
  const user = (await findUser(context, identity.id)) ?? refuse('UNAUTHENTICATED')
  if (!(await isPassword(oldPassword, user.passwordHash ?? undefined))) refuse('STAFF_PASSWORD_WRONG')
  const passwordHash = await hashPassword(newPassword)
  const except = (identity.kind === 'owner' ? identity.sessionId : undefined) ?? null
  await services.database.transaction(async (db) => {
    const inside = { ...context, db }
    // Checked again with the account locked: a link may have set another password in the meantime.
    const held = await lockUser(inside, identity.id)
    if (held?.passwordHash !== user.passwordHash) refuse('STAFF_PASSWORD_WRONG')
    await setPassword(inside, held!, { passwordHash, except })
  })
  await uncountAttempt(context, counted)
  return {}
}
