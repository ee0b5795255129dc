import type { Context } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { speakerOfKey } from '../api-keys/public.ts'
import { clientOf } from '../oauth/public.ts'
import { staffIdentity } from '../staff/public.ts'

type IdentityScope = Pick<Context, 'db' | 'siteId' | 'now'>
type Current = Promise<CallerIdentity | undefined>

interface FormerCaller {
  kind: 'owner' | 'app'
  id: string
  /** Of a staff user's key that has all of their permissions, if it is known. */
  apiKeyId?: string | null
}

/** The identity of an earlier caller, with the permissions that it has now. Undefined for a revoked key, a deleted app, or a staff user who has left. */
export async function currentIdentity(scope: IdentityScope, { kind, id, apiKeyId }: FormerCaller): Current {
  if (apiKeyId) return keyIdentity(scope, apiKeyId)
  if (kind === 'owner') return (await staffIdentity(scope, id))?.identity
  // An app acts for itself, or through a key with its own permissions.
  return (await appIdentity(scope, id)) ?? keyIdentity(scope, id)
}

async function keyIdentity(scope: IdentityScope, id: string): Current {
  const speaker = await speakerOfKey(scope, id)
  return speaker === 'SHUT' ? undefined : speaker
}

async function appIdentity(scope: IdentityScope, id: string): Current {
  const client = await clientOf(scope, id)
  return client?.kind === 'app' ? { kind: 'app', siteId: scope.siteId, id, permissions: client.permissions, clientId: id } : undefined
}
