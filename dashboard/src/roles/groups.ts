import { permissionGroups } from '@stoa/contract/roles/groups'
import type { Role, RolePermission } from '../answers.ts'

/** The permissions for one subject. */
export interface PermissionGroup {
  name: string
  permissions: readonly RolePermission[]
}

const others = 'OTHERS'

/** Permissions by subject, in the contract's order. Those without a subject come last. */
export const groupsOf = (permissions: readonly RolePermission[]): PermissionGroup[] =>
  [...permissionGroups, others]
    .map((name) => ({ name, permissions: permissions.filter(({ group = others }) => group === name) }))
    .filter((group) => group.permissions.length > 0)

export type Reach = 'MODIFY' | 'READ' | 'SOME' | 'NONE'

/** How much access to a subject a role has: all of it, exactly the read permissions, some, or none. */
export function reachOf({ permissions }: PermissionGroup, role: Pick<Role, 'permissions'>): Reach {
  const has = ({ permission }: RolePermission): boolean => role.permissions.includes(permission)
  if (!permissions.some(has)) return 'NONE'
  if (permissions.every(has)) return permissions.some(({ level }) => level === 'MODIFY') ? 'MODIFY' : 'READ'
  const isReading = permissions.every((one) => has(one) === (one.level === 'READ'))
  return isReading ? 'READ' : 'SOME'
}
