import type { staff } from '@stoa/contract'
import { countAttempt, uncountAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { rolesOf } from '../../roles/public.ts'
import { hashOfToken } from '../invitation.ts'
import { findInvited } from '../store.ts'

export const getInvitation: Handler<typeof staff.getInvitation> = async (context, { token }) => {
  const counted = await countAttempt(context, 'staff-link')
  const hash = hashOfToken(context, token) ?? refuse('INVITATION_INVALID')
  const user = (await findInvited(context, hash, context.now)) ?? refuse('INVITATION_INVALID')
  await uncountAttempt(context, counted)
  const roles = await rolesOf(context, user.roleIds)
  return { email: user.email, roles: roles.map(({ id, name }) => ({ id, name })) }
}
