import { contract } from '@stoa/contract'
import type { Violation } from '@stoa/contract/problems'
import { keyPermissions, unknownAmong } from '../api-keys/public.ts'

/** Signing in members without credentials. It is a separate field of an app, because the app can then act as any member (threat A14). */
export const elevatedPermission = contract.authentication.signOn.permission

/** The other permissions that an app can have. */
export const appPermissions = (): string[] =>
  keyPermissions()
    .map(({ permission }) => permission)
    .filter((permission) => permission !== elevatedPermission)

interface ScopeInput {
  permissions?: readonly string[]
  elevated?: boolean
}

/** The permissions of an app after a request. What the request leaves out stays unchanged. */
export function scopeAfter({ permissions, elevated }: ScopeInput, before: readonly string[]): string[] {
  const plain = permissions ?? before.filter((permission) => permission !== elevatedPermission)
  return [...new Set([...plain, ...((elevated ?? before.includes(elevatedPermission)) ? [elevatedPermission] : [])])]
}

export const invalidScope = ({ permissions = [] }: ScopeInput): Violation[] => unknownAmong(permissions, appPermissions())
