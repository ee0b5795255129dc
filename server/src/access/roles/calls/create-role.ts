import type { roles } from '@stoa/contract'
import { roleEvents } from '@stoa/contract/roles/events'
import { newId } from '../../../database/ids.ts'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { currentPermissions } from '../../staff/public.ts'
import { checkWithin, existingPermissions } from '../grant.ts'
import { presentRole } from '../present.ts'
import { isNameOfBuiltIn, type CustomRole } from '../role.ts'
import { insertRole } from '../store.ts'

export const createRole: Handler<typeof roles.createRole> = async (context, { role: asked }) => {
  const permissions = existingPermissions(asked.permissions)
  checkWithin(await currentPermissions(context, 'ROLES.MODIFY'), permissions)
  const { name, description = '' } = asked
  const role: CustomRole = { id: newId(), revision: 1, name, description, permissions, createdDate: context.now, updatedDate: context.now }
  const isMade = !isNameOfBuiltIn(name) && (await insertRole(context, role))
  if (!isMade) refuse('ROLE_NAME_TAKEN')
  const entity = presentRole(role, 0)
  recordEvent(context, roleEvents.created, { id: role.id, revision: 1, entity })
  return { role: entity }
}
