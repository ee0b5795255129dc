import { ownerRole } from '@stoa/contract/roles/built-in'
import { missingPermissions, type Permissions, type CallerIdentity } from '../../kernel/identity.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { permissionsOfRole, staffPermissions } from './permissions.ts'
import type { AnyRole } from './role.ts'

/** What somebody with these roles may do; whoever is an owner is more than any list. */
export const reachOf = (roles: readonly AnyRole[]): Permissions =>
  roles.some(({ id }) => id === ownerRole) ? 'ALL' : [...new Set(roles.flatMap(permissionsOfRole))]

/** Refuses where somebody would hand out, or take from somebody, more than they have. */
export function checkWithin(held: Permissions, wanted: Permissions): void {
  const missing = missingPermissions(held, wanted)
  if (missing.length > 0) refuse('BEYOND_OWN_PERMISSIONS', { missing: [...missing] })
}

/** Refuses whoever would hold in their hands, by a key or an app, more than they may do themselves. */
export function checkReach(identity: CallerIdentity, wanted: Permissions): void {
  const held = 'permissions' in identity ? identity.permissions : []
  if (missingPermissions(held, wanted).length > 0) refuse('PERMISSION_DENIED')
}

/** The permissions as they are kept: each once. Refuses, by their places, those that there are not. */
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
