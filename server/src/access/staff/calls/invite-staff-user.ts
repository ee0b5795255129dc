import type { staff } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import { countAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { checkWithin, reachOf, rolesToGive } from '../../roles/public.ts'
import { recordUser } from '../change.ts'
import { currentPermissions } from '../current-permissions.ts'
import { newInvitation, sendInvitation } from '../invitation.ts'
import { presentUser } from '../present.ts'
import { findUser, insertUser } from '../store.ts'

export const inviteStaffUser: Handler<typeof staff.inviteStaffUser> = async (context, { email, roleIds }) => {
  await countAttempt(context, 'staff-invitation', email.toLowerCase())
  const held = await currentPermissions(context, 'STAFF.MODIFY')
  const roles = await rolesToGive(context, roleIds)
  checkWithin(held, reachOf(roles))
  const [id, invitation] = [newId(), newInvitation(context)]
  const invited = { id, email, name: '', roleIds: roles.map((role) => role.id), passwordHash: null, createdDate: context.now, invitation }
  if (!(await insertUser(context, invited))) refuse('STAFF_EMAIL_TAKEN')
  const user = (await findUser(context, id))!
  recordUser(context, 'invited', user)
  await sendInvitation(context, user, invitation)
  return { staffUser: presentUser(user) }
}
