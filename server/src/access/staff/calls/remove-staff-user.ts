import type { staff } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { revokeKeysOf } from '../../api-keys/public.ts'
import { checkWithin } from '../../roles/public.ts'
import { endLinksOf } from '../../staff-recovery/public.ts'
import { recordUser } from '../change.ts'
import { lockTeam } from '../current-permissions.ts'
import { checkOwnersLeft } from '../last-owner.ts'
import { deleteSessionsOf, deleteUser } from '../store.ts'
import { permissionsOfUser } from '../user.ts'

export const removeStaffUser: Handler<typeof staff.removeStaffUser> = async (context, { id }) => {
  const { held, users } = await lockTeam(context, 'STAFF.MODIFY')
  const user = users.find((one) => one.id === id) ?? refuse('STAFF_USER_NOT_FOUND')
  checkWithin(held, permissionsOfUser(user))
  checkOwnersLeft(users.filter((one) => one !== user))
  await revokeKeysOf(context, id)
  await endLinksOf(context, id)
  await deleteSessionsOf(context, id)
  await deleteUser(context, id)
  recordUser(context, 'removed', { ...user, revision: user.revision + 1 })
  return {}
}
