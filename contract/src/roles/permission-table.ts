import type { Call } from '../call.ts'
import { mainPath, type NamedCall } from '../routes.ts'
import { builtInRoles, type BuiltInRoleId, type RoleLevels } from './built-in.ts'
import { groupOf, type PermissionGroup, type PermissionLevel } from './groups.ts'

/** A permission that staff can have, and the calls that require it. */
export interface Permission {
  permission: string
  /** Undefined if no group is assigned yet. */
  group: PermissionGroup | undefined
  level: PermissionLevel
  calls: { id: string; method: string; path: string; summary: string }[]
}

/** All permissions of calls that staff can make. */
export function permissionTable(calls: readonly NamedCall[]): Permission[] {
  const open = calls.filter(({ call }) => isOpenToStaff(call))
  return [...Map.groupBy(open, ({ call }) => call.permission)].map(([permission, needing]) => ({
    permission,
    group: groupOf(permission),
    level: needing.some(({ call }) => call.writes !== false) ? 'MODIFY' : 'READ',
    calls: needing.map(({ id, call }) => ({ id, method: call.method, path: mainPath(call), summary: call.summary })),
  }))
}

const isOpenToStaff = ({ allow }: Pick<Call, 'allow'>): boolean => allow !== 'anyone' && allow.includes('owner')

/** The permissions of a built-in role, derived from the groups of its table. Permissions without a group belong to roles that have everything. */
export function permissionsOfBuiltIn(table: readonly Permission[], id: BuiltInRoleId): string[] {
  const levels: RoleLevels = builtInRoles[id].levels
  const hasAll = id === 'OWNER' || id === 'ADMINISTRATOR'
  return table.filter((one) => hasAll || reaches(levels, one)).map(({ permission }) => permission)
}

function reaches(levels: RoleLevels, { group, level }: Permission): boolean {
  if (group === undefined) return false
  const held = group === 'OWN' ? 'MODIFY' : levels[group]
  return held === 'MODIFY' || held === level
}
