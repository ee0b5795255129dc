import type { staff } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { checkWithin, reachOf, rolesToGive } from '../../roles/public.ts'
import { keepChange } from '../change.ts'
import { lockTeam } from '../current-permissions.ts'
import { checkOwnersLeft } from '../last-owner.ts'
import { presentUser } from '../present.ts'
import { permissionsOfUser, type StaffUser } from '../user.ts'

/** With all staff locked, so that of two owners who demote each other at once one stays an owner. */
export const updateStaffRoles: Handler<typeof staff.updateStaffRoles> = async (context, { id, roleIds }) => {
  const { held, users } = await lockTeam(context, 'STAFF.MODIFY')
  const user = users.find((one) => one.id === id) ?? refuse('STAFF_USER_NOT_FOUND')
  const roles = await rolesToGive(context, roleIds)
  checkWithin(held, permissionsOfUser(user))
  checkWithin(held, reachOf(roles))
  const changed: StaffUser = {
    ...user,
    roleIds: roles.map((role) => role.id),
    customPermissions: roles.flatMap(({ permissions }) => permissions),
  }
  checkOwnersLeft(users.map((one) => (one === user ? changed : one)))
  const isSame = changed.roleIds.toSorted().join() === user.roleIds.toSorted().join()
  return { staffUser: presentUser(isSame ? user : await keepChange(context, 'updated', { changed, changedFields: ['roleIds'] })) }
}
