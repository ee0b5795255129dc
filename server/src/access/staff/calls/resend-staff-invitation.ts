import type { staff } from '@stoa/contract'
import { countAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { checkWithin } from '../../roles/public.ts'
import { recordUser } from '../change.ts'
import { lockTeam } from '../current-permissions.ts'
import { newInvitation, sendInvitation } from '../invitation.ts'
import { presentUser } from '../present.ts'
import { findUser, saveInvitation } from '../store.ts'
import { permissionsOfUser } from '../user.ts'

export const resendStaffInvitation: Handler<typeof staff.resendStaffInvitation> = async (context, { id }) => {
  const found = (await findUser(context, id)) ?? refuse('STAFF_USER_NOT_FOUND')
  // Attempts are locked before staff users. An address never changes.
  if (found.passwordHash === null) await countAttempt(context, 'staff-invitation', found.email)
  const { held, users } = await lockTeam(context, 'STAFF.MODIFY')
  const user = users.find((one) => one.id === id) ?? refuse('STAFF_USER_NOT_FOUND')
  if (user.passwordHash !== null) return { staffUser: presentUser(user) }
  checkWithin(held, permissionsOfUser(user))
  const invitation = newInvitation(context)
  await saveInvitation(context, id, invitation)
  const invited = (await findUser(context, id))!
  recordUser(context, 'invited', invited)
  await sendInvitation(context, invited, invitation)
  return { staffUser: presentUser(invited) }
}
