import { currentIdentity } from '../../access/identify/public.ts'
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
export async function currentRequester(scope: RequesterScope, { kind, id, apiKeyId }: Requester): Now {
  if (kind === 'member') return memberNow(scope, id)
  return kind === 'owner' || kind === 'app' ? currentIdentity(scope, { kind, id, apiKeyId }) : undefined
}

async function memberNow(scope: RequesterScope, id: string): Now {
  const member = await findMember(scope, id)
  return member?.status === 'APPROVED' ? { kind: 'member', siteId: scope.siteId, id } : undefined
}
