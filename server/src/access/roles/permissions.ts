import { contract } from '@stoa/contract'
import { isBuiltIn, ownerRole } from '@stoa/contract/roles/built-in'
import { permissionsOfBuiltIn, permissionTable, type Permission } from '@stoa/contract/roles/permission-table'
import { allCalls } from '@stoa/contract/routes'
import type { Permissions } from '../../kernel/identity.ts'

let table: readonly Permission[] | undefined
/** All permissions that staff can have. */
export const staffPermissions = (): readonly Permission[] => (table ??= permissionTable(allCalls(contract)))

const builtIn = new Map<string, readonly string[]>()

/** The permissions of a built-in role. */
function ofBuiltIn(id: string): readonly string[] {
  if (!isBuiltIn(id)) return []
  if (!builtIn.has(id)) builtIn.set(id, permissionsOfBuiltIn(staffPermissions(), id))
  return builtIn.get(id)!
}

/** A role's permissions, including those that every staff user has. */
export const permissionsOfRole = (role: { id: string; permissions: readonly string[] }): string[] =>
  withoutUnknown(isBuiltIn(role.id) ? ofBuiltIn(role.id) : role.permissions)

/** The permissions of a person with these roles. `custom` are those of the custom roles among them. */
export function permissionsOf(roleIds: readonly string[], custom: readonly string[]): Permissions {
  if (roleIds.includes(ownerRole)) return 'ALL'
  return withoutUnknown([...roleIds.flatMap(ofBuiltIn), ...custom])
}

/** These permissions with those that every staff user has, in the order of the table. Permissions that no longer exist are left out. */
function withoutUnknown(permissions: readonly string[]): string[] {
  const held = new Set(permissions)
  return staffPermissions().flatMap(({ permission, group }) => (group === 'OWN' || held.has(permission) ? [permission] : []))
}

/** Permissions by their names. */
export const listed = (permissions: Permissions): string[] =>
  permissions === 'ALL' ? staffPermissions().map(({ permission }) => permission) : [...permissions]
