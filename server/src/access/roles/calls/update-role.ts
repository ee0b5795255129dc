import type { roles } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { roleEvents } from '@stoa/contract/roles/events'
import { recordEvent } from '../../../events/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { countByRole, currentPermissions } from '../../staff/public.ts'
import { lockCustomRole } from '../find-role.ts'
import { checkWithin, existingPermissions } from '../grant.ts'
import { presentRole } from '../present.ts'
import { isNameOfBuiltIn, type CustomRole } from '../role.ts'
import { isNameTaken, saveRole } from '../store.ts'

type RoleInput = RequestOf<typeof roles.updateRole>['role']
const changeable = ['name', 'description', 'permissions'] as const

export const updateRole: Handler<typeof roles.updateRole> = async (context, { id, role: asked }) => {
  const held = await currentPermissions(context, 'ROLES.MODIFY')
  const role = await lockCustomRole(context, id)
  if (asked.revision !== undefined && asked.revision !== role.revision) refuse('ROLE_CHANGED', { revision: role.revision })
  const changed = await changedRole(context, role, asked)
  checkWithin(held, [...role.permissions, ...changed.permissions])
  const changedFields = changeable.filter((name) => JSON.stringify(role[name]) !== JSON.stringify(changed[name]))
  const count = (await countByRole(context)).get(role.id) ?? 0
  if (changedFields.length === 0) return { role: presentRole(role, count) }
  await saveRole(context, changed)
  const entity = presentRole(changed, count)
  recordEvent(context, roleEvents.updated, { id: role.id, revision: changed.revision, entity, changedFields })
  return { role: entity }
}

async function changedRole(context: Context, role: CustomRole, asked: RoleInput): Promise<CustomRole> {
  const { name = role.name, description = role.description } = asked
  if (isNameOfBuiltIn(name) || (await isNameTaken(context, name, role.id))) refuse('ROLE_NAME_TAKEN')
  const permissions = asked.permissions ? existingPermissions(asked.permissions) : role.permissions
  return { ...role, name, description, permissions, revision: role.revision + 1, updatedDate: context.now }
}
