import type { Violation } from '@stoa/contract/problems'

export interface ScopeInput {
  fullAccess?: boolean
  permissions?: readonly string[]
  expiresDate?: string | null
}

export interface Scope {
  /** Null: full access. */
  permissions: string[] | null
  expiresDate: Date | null
}

/** The scope and expiry of a new key: either full access or existing permissions; or all violations. */
export function scopeOf(
  { fullAccess = false, permissions, expiresDate }: ScopeInput,
  known: readonly string[],
  now: Date,
): Scope | { violations: Violation[] } {
  const expires = expiresDate ? new Date(expiresDate) : null
  const violations = [...eitherOr(fullAccess, permissions), ...unknownAmong(permissions ?? [], known)]
  if (expires && expires <= now) violations.push({ field: 'expiresDate', description: 'must be in the future', violatedRule: 'MIN' })
  if (violations.length > 0) return { violations }
  return { permissions: fullAccess ? null : [...new Set(permissions)], expiresDate: expires }
}

function eitherOr(fullAccess: boolean, permissions: readonly string[] | undefined): Violation[] {
  if (fullAccess && permissions)
    return [{ field: 'permissions', description: 'can’t be combined with fullAccess', violatedRule: 'ONE_OF_ALIGNMENT' }]
  if (fullAccess || permissions) return []
  return [{ field: 'permissions', description: 'or fullAccess is required', violatedRule: 'REQUIRED_ONE_OF_FIELD' }]
}

export const unknownAmong = (permissions: readonly string[], known: readonly string[]): Violation[] =>
  permissions.flatMap((permission, index) =>
    known.includes(permission)
      ? []
      : [
          {
            field: `permissions[${index}]`,
            description: 'isn’t a permission that API keys can have',
            violatedRule: 'INVALID_ENUM_VALUE' as const,
          },
        ],
  )
