import { contract } from '@stoa/contract'
import type { Call } from '@stoa/contract/call'
import { allCalls, mainPath, type NamedCall } from '@stoa/contract/routes'
import { hasPermission, type CallerIdentity } from '../../kernel/identity.ts'

export interface KeyPermission {
  permission: string
  areas: string[]
  writes: boolean
  calls: { id: string; method: string; path: string; summary: string }[]
}

/** The permissions that keys can have: those of calls that apps can make. */
let table: readonly KeyPermission[] | undefined
export const keyPermissions = (): readonly KeyPermission[] => (table ??= permissionsOf(allCalls(contract)))

/** Those that a caller can grant: nobody can create a key with more permissions than they have. */
export const keyPermissionsWithin = (identity: CallerIdentity): KeyPermission[] =>
  keyPermissions().filter(({ permission }) => identity.kind === 'owner' && hasPermission(identity, permission))

export function permissionsOf(calls: readonly NamedCall[]): KeyPermission[] {
  const open = calls.filter(({ call }) => isOpenToKeys(call))
  return [...Map.groupBy(open, ({ call }) => call.permission)].map(([permission, needing]) => ({
    permission,
    areas: [...new Set(needing.map(({ area }) => area))],
    writes: needing.some(({ call }) => call.writes !== false),
    calls: needing.map(({ id, call }) => ({ id, method: call.method, path: mainPath(call), summary: call.summary })),
  }))
}

const isOpenToKeys = ({ allow, sessionOnly }: Pick<Call, 'allow' | 'sessionOnly'>): boolean =>
  allow !== 'anyone' && allow.includes('app') && !sessionOnly
