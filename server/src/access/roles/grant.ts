import { ownerRole } from '@stoa/contract/roles/built-in'
import { missingPermissions, type Permissions, type CallerIdentity } from '../../kernel/identity.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { permissionsOfRole, staffPermissions } from './permissions.ts'
import type { AnyRole } from './role.ts'

/** The permissions of these roles. An owner has more than any list. */
export const reachOf = (roles: readonly AnyRole[]): Permissions =>
  roles.some(({ id }) => id === ownerRole) ? 'ALL' : [...new Set(roles.flatMap(permissionsOfRole))]

/** Refuses a caller who would grant, or take away, more than they have. */
export function checkWithin(held: Permissions, wanted: Permissions): void {
  const missing = missingPermissions(held, wanted)
  if (missing.length > 0) refuse('BEYOND_OWN_PERMISSIONS', { missing: [...missing] })
}

/** Refuses a caller who would get more permissions through a key or an app than they have. */
export function checkReach(identity: CallerIdentity, wanted: Permissions): void {
  const held = 'permissions' in identity ? identity.permissions : []
  if (missingPermissions(held, wanted).length > 0) refuse('PERMISSION_DENIED')
}

/** The permissions without duplicates. Refuses those that don't exist, by their indexes. */
export function existingPermissions(asked: readonly string[]): string[] {
  const known = new Set(staffPermissions().map(({ permission }) => permission))
  const violations = asked.flatMap((permission, index) =>
    known.has(permission)
      ? []
      : [{ field: `role.permissions[${index}]`, description: 'isn’t a permission', violatedRule: 'INVALID_ENUM_VALUE' as const }],
  )
  if (violations.length > 0) refuseFields(...violations)
  return [...new Set(asked)]
}
