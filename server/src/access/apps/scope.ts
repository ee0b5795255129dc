import { contract } from '@stoa/contract'
import type { Violation } from '@stoa/contract/problems'
import { keyPermissions, unknownAmong } from '../api-keys/public.ts'

/** Signing members on by one's word alone: said of an app by itself, for whoever has it is any member (threat A14). */
export const elevatedPermission = contract.authentication.signOn.permission

/** What an app can be allowed besides. */
export const appPermissions = (): string[] =>
  keyPermissions()
    .map(({ permission }) => permission)
    .filter((permission) => permission !== elevatedPermission)

interface ScopeInput {
  permissions?: readonly string[]
  elevated?: boolean
}

/** What an app may do after a request; what is not asked stays as it was. */
export function scopeAfter({ permissions, elevated }: ScopeInput, before: readonly string[]): string[] {
  const plain = permissions ?? before.filter((permission) => permission !== elevatedPermission)
  return [...new Set([...plain, ...((elevated ?? before.includes(elevatedPermission)) ? [elevatedPermission] : [])])]
}

export const invalidScope = ({ permissions = [] }: ScopeInput): Violation[] => unknownAmong(permissions, appPermissions())
