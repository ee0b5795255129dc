import { currentIdentity } from '../../access/identify/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import type { Requester } from './job.ts'

/** The caller as a job remembers it. The contract lets no others make the calls. */
export function requesterOf(identity: CallerIdentity): Requester {
  if (identity.kind !== 'owner' && identity.kind !== 'app') throw new Error(`a ${identity.kind} can’t change products`)
  return { kind: identity.kind, id: identity.id, apiKeyId: identity.kind === 'owner' ? (identity.apiKeyId ?? null) : null }
}

/** The identity of an earlier caller with its present permissions. Undefined for a revoked key, a deleted app, or a staff user who has left. */
export const currentRequester = (
  scope: Pick<Context, 'db' | 'siteId' | 'now'>,
  { kind, id, apiKeyId }: Requester,
): Promise<CallerIdentity | undefined> => currentIdentity(scope, { kind, id, apiKeyId })
