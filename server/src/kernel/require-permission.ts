import type { Call, IdentityKind } from '@stoa/contract/call'
import { hasPermission, type Identity, type CallerIdentity } from './identity.ts'
import { refuse } from './refuse.ts'

type Guard = Pick<Call, 'allow' | 'permission' | 'sessionOnly'>

/** Why somebody may not make a call: it is for others, their roles or their key lack its permission, or no key may make it. */
export type DenialReason = 'KIND' | 'PERMISSION' | 'SESSION'

/** What somebody lacks to make a call; undefined: nothing. */
export function denialReason({ allow, permission, sessionOnly }: Guard, identity: CallerIdentity): DenialReason | undefined {
  if (allow === 'anyone') return undefined
  if (!(allow as readonly IdentityKind[]).includes(identity.kind)) return 'KIND'
  if (!hasPermission(identity, permission)) return 'PERMISSION'
  return sessionOnly && identity.kind === 'owner' && identity.apiKeyId !== undefined ? 'SESSION' : undefined
}

/** The identity, if the contract's `allow` and the permissions of its roles or its key let it make the call. */
export function requirePermission(guard: Guard, identity: Identity): CallerIdentity {
  if (identity.kind === 'anonymous') refuse('UNAUTHENTICATED')
  if (denialReason(guard, identity)) refuse('PERMISSION_DENIED')
  return identity
}
