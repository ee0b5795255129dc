import type { staff } from '@stoa/contract'
import { countAttempt, uncountAttempt } from '../../../http/limits/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { checkNewPassword, hashPassword } from '../../passwords/public.ts'
import { ownerOfLink, takeLink } from '../../staff-recovery/public.ts'
import { hashOfToken } from '../invitation.ts'
import { setPassword } from '../password.ts'
import { lockUser } from '../store.ts'
import { permissionsOfUser } from '../user.ts'

const invalid = (): never => refuse('RECOVERY_TOKEN_INVALID')

/** Only the token says whose password it is (threat A04). */
export const recoverStaffUser: Handler<typeof staff.recoverStaffUser> = async (context, { recoveryToken, password }) => {
  const counted = await countAttempt(context, 'staff-link')
  checkNewPassword(password, 'password')
  const tokenHash = hashOfToken(context, recoveryToken) ?? invalid()
  const id = (await ownerOfLink(context, tokenHash, context.now)) ?? invalid()
  const passwordHash = await hashPassword(password)
  await context.services.database.transaction((db) => recoverWith({ ...context, db }, { id, tokenHash }, passwordHash))
  await uncountAttempt(context, counted)
  return {}
}

async function recoverWith(context: Context, { id, tokenHash }: { id: string; tokenHash: string }, passwordHash: string): Promise<void> {
  const user = (await lockUser(context, id)) ?? invalid()
  if (!(await takeLink(context, tokenHash, context.now))) invalid()
  const identity = { kind: 'owner', siteId: context.siteId, id, permissions: permissionsOfUser(user) } as const
  await setPassword({ ...context, identity }, user, { passwordHash, except: null })
}
