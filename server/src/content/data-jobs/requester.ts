import { speakerOfKey } from '../../access/api-keys/public.ts'
import { clientOf } from '../../access/oauth/public.ts'
import { staffIdentity } from '../../access/staff/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { findMember } from '../../people/members/public.ts'
import type { Requester } from './job.ts'

type RequesterScope = Pick<Context, 'db' | 'siteId' | 'now'>
type Now = Promise<CallerIdentity | undefined>

export const requesterOf = (identity: CallerIdentity): Requester => ({
  kind: identity.kind,
  id: identity.id,
  apiKeyId: identity.kind === 'owner' ? (identity.apiKeyId ?? null) : null,
})

/** The identity of an earlier requester with its present permissions. Undefined for a revoked key, a blocked member, or a staff user who has left. */
export async function currentRequester(place: RequesterScope, { kind, id, apiKeyId }: Requester): Now {
  if (kind === 'member') return memberNow(place, id)
  if (apiKeyId) return keyNow(place, apiKeyId)
  if (kind === 'owner') return (await staffIdentity(place, id))?.identity
  // An app acts for itself, or through a key with its own permissions.
  return kind === 'app' ? ((await appNow(place, id)) ?? keyNow(place, id)) : undefined
}

async function memberNow(place: RequesterScope, id: string): Now {
  const member = await findMember(place, id)
  return member?.status === 'APPROVED' ? { kind: 'member', siteId: place.siteId, id } : undefined
}

async function keyNow(place: RequesterScope, id: string): Now {
  const speaker = await speakerOfKey(place, id)
  return speaker === 'SHUT' ? undefined : speaker
}

async function appNow(place: RequesterScope, id: string): Now {
  const client = await clientOf(place, id)
  return client?.kind === 'app' ? { kind: 'app', siteId: place.siteId, id, permissions: client.permissions, clientId: id } : undefined
}
