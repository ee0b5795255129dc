import type { Scope } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { builtInRole, isCustomId, roleIdOf, type AnyRole, type CustomRole } from './role.ts'
import { findCustomRole, lockRoles, lockRole } from './store.ts'

export async function findRole(context: Scope, named: string): Promise<AnyRole> {
  const id = roleIdOf(named)
  const found = builtInRole(id) ?? (isCustomId(id) ? await findCustomRole(context, id) : undefined)
  return found ?? refuse('ROLE_NOT_FOUND')
}

/** A custom role, locked for a change. */
export async function lockCustomRole(context: Scope, named: string): Promise<CustomRole> {
  const id = roleIdOf(named)
  if (builtInRole(id)) refuse('ROLE_BUILT_IN')
  const found = isCustomId(id) ? await lockRole(context, id) : undefined
  return found ?? refuse('ROLE_NOT_FOUND')
}

/** The roles to grant, without duplicates. They are locked, so that none is deleted before it is granted. */
export async function rolesToGive(context: Scope, named: readonly string[]): Promise<AnyRole[]> {
  const ids = [...new Set(named.map(roleIdOf))]
  const custom = ids.filter(isCustomId)
  const held = custom.length > 0 ? await lockRoles(context, custom) : []
  return ids.map((id) => builtInRole(id) ?? held.find((role) => role.id === id) ?? refuse('ROLE_NOT_FOUND'))
}

/** The roles of a person. */
export async function rolesOf(context: Scope, ids: readonly string[]): Promise<AnyRole[]> {
  return Promise.all(ids.map((id) => findRole(context, id)))
}
