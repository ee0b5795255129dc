import type { Context, Scope } from '../../kernel/context.ts'
import { grants, type Permissions, type CallerIdentity } from '../../kernel/identity.ts'
import { staffIdentity } from '../staff/public.ts'
import { statusOf, type ApiKey } from './api-key.ts'
import { findApiKey } from './store.ts'

/** The permissions of a key now: those of its own that its creator has, or all of the creator's. */
export async function reachOfKey(scope: Scope, { ownerId, permissions }: ApiKey): Promise<Permissions> {
  const held = (await staffIdentity(scope, ownerId))?.identity.permissions ?? []
  return permissions ? permissions.filter((permission) => grants(held, permission)) : held
}

/** The identity of a key whose creator has the permissions `held`. */
export function speakingThrough(
  { siteId, id, ownerId, permissions }: Pick<ApiKey, 'id' | 'ownerId' | 'permissions'> & { siteId: string },
  held: Permissions,
): CallerIdentity {
  if (!permissions) return { kind: 'owner', siteId, id: ownerId, apiKeyId: id, permissions: held }
  return { kind: 'app', siteId, id, permissions: permissions.filter((permission) => grants(held, permission)) }
}

/** The same for a caller that asks about a key without having it: `SHUT` if the key no longer works, undefined if there is none. */
export async function speakerOfKey(scope: Scope & Pick<Context, 'now'>, id: string): Promise<CallerIdentity | 'SHUT' | undefined> {
  const key = await findApiKey(scope, id)
  if (!key) return undefined
  const maker = await staffIdentity(scope, key.ownerId)
  if (!maker || statusOf(key, scope.now) !== 'ACTIVE') return 'SHUT'
  return speakingThrough({ ...key, siteId: scope.siteId }, maker.identity.permissions)
}
