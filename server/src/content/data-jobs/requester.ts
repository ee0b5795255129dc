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

/** Who somebody is who asked for something earlier, with what they may do by now. Undefined: a key that was revoked, a member who was shut out, somebody who has
 *  left. */
export async function currentRequester(place: RequesterScope, { kind, id, apiKeyId }: Requester): Now {
  if (kind === 'member') return memberNow(place, id)
  if (apiKeyId) return keyNow(place, apiKeyId)
  if (kind === 'owner') return (await staffIdentity(place, id))?.identity
  // An app speaks for itself, or by a key with permissions of its own.
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
