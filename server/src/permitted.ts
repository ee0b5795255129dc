import type { Call, IdentityKind } from '@stoa/contract/call'
import { refuse } from './http/refuse.ts'
import { holds, type Identity, type SomeIdentity } from './identity.ts'

/** The identity, if the contract's `allow` and the permissions of its key let it make the call. */
export function permitted(
  { allow, permission, sessionOnly }: Pick<Call, 'allow' | 'permission' | 'sessionOnly'>,
  identity: Identity,
): SomeIdentity {
  if (identity.kind === 'nobody') refuse('UNAUTHENTICATED')
  if (allow !== 'anyone' && !(allow as readonly IdentityKind[]).includes(identity.kind)) refuse('PERMISSION_DENIED')
  if (allow !== 'anyone' && !holds(identity, permission)) refuse('PERMISSION_DENIED')
  if (sessionOnly && identity.kind === 'owner' && identity.apiKeyId !== undefined) refuse('PERMISSION_DENIED')
  return identity
}
