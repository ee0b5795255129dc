import type { Call, IdentityKind } from '@stoa/contract/call'
import { hasEndedSession, hasPermission, type Identity, type CallerIdentity } from './identity.ts'
import { refuse } from './refuse.ts'

type Guard = Pick<Call, 'allow' | 'permission' | 'sessionOnly'>

/** Why a caller can't make a call: it is for other identities, its roles or key lack the permission, or no key can make it. */
export type DenialReason = 'KIND' | 'PERMISSION' | 'SESSION'

/** Why a caller can't make a call; undefined if it can. */
export function denialReason({ allow, permission, sessionOnly }: Guard, identity: CallerIdentity): DenialReason | undefined {
  if (allow === 'anyone') return undefined
  if (!(allow as readonly IdentityKind[]).includes(identity.kind)) return 'KIND'
  if (!hasPermission(identity, permission)) return 'PERMISSION'
  return sessionOnly && identity.kind === 'owner' && identity.apiKeyId !== undefined ? 'SESSION' : undefined
}

/** Returns the identity if the contract's `allow` and the permissions of its roles or key let it make the call. */
export function requirePermission(guard: Guard, identity: Identity): CallerIdentity {
  if (identity.kind === 'anonymous') refuse('UNAUTHENTICATED')
  if (!denialReason(guard, identity)) return identity
  if (hasEndedSession(identity)) refuse('UNAUTHENTICATED')
  return refuse(guard.sessionOnly && isByKey(identity) ? 'SESSION_REQUIRED' : 'PERMISSION_DENIED')
}

const isByKey = (identity: CallerIdentity): boolean =>
  identity.kind === 'app' || (identity.kind === 'owner' && identity.apiKeyId !== undefined)
