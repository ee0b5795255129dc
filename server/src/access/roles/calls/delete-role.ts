import type { roles } from '@stoa/contract'
import { roleEvents } from '@stoa/contract/roles/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { countByRole, currentPermissions } from '../../staff/public.ts'
import { lockCustomRole } from '../find-role.ts'
import { checkWithin } from '../grant.ts'
import { presentRole } from '../present.ts'
import { deleteRoleRow } from '../store.ts'

/** Counted while the role is locked: a transaction that is about to grant it waits, and then finds it deleted. */
export const deleteRole: Handler<typeof roles.deleteRole> = async (context, { id }) => {
  const held = await currentPermissions(context, 'ROLES.MODIFY')
  const role = await lockCustomRole(context, id)
  checkWithin(held, role.permissions)
  const staffCount = (await countByRole(context)).get(role.id)
  if (staffCount !== undefined) refuse('ROLE_IN_USE', { staffCount })
  await deleteRoleRow(context, role.id)
  recordEvent(context, roleEvents.deleted, { id: role.id, revision: role.revision + 1, entity: presentRole(role, 0) })
  return {}
}
