import type { Call, IdentityKind } from '@stoa/contract/call'
import { holds, type Identity, type SomeIdentity } from './identity.ts'
import { refuse } from './refuse.ts'

type Guard = Pick<Call, 'allow' | 'permission' | 'sessionOnly'>

/** Why somebody may not make a call: it is for others, their roles or their key lack its permission, or no key may make it. */
export type Missing = 'KIND' | 'PERMISSION' | 'SESSION'

/** What somebody lacks to make a call; undefined: nothing. */
export function missingFor({ allow, permission, sessionOnly }: Guard, identity: SomeIdentity): Missing | undefined {
  if (allow === 'anyone') return undefined
  if (!(allow as readonly IdentityKind[]).includes(identity.kind)) return 'KIND'
  if (!holds(identity, permission)) return 'PERMISSION'
  return sessionOnly && identity.kind === 'owner' && identity.apiKeyId !== undefined ? 'SESSION' : undefined
}

/** The identity, if the contract's `allow` and the permissions of its roles or its key let it make the call. */
export function permitted(guard: Guard, identity: Identity): SomeIdentity {
  if (identity.kind === 'nobody') refuse('UNAUTHENTICATED')
  if (missingFor(guard, identity)) refuse('PERMISSION_DENIED')
  return identity
}
