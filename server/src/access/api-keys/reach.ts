import type { Context, Scope } from '../../kernel/context.ts'
import { grants, type Permissions, type CallerIdentity } from '../../kernel/identity.ts'
import { staffIdentity } from '../staff/public.ts'
import { statusOf, type ApiKey } from './api-key.ts'
import { findApiKey } from './store.ts'

/** What a key may do now: of its own permissions those that whoever made it has, or all of theirs. */
export async function reachOfKey(scope: Scope, { ownerId, permissions }: ApiKey): Promise<Permissions> {
  const held = (await staffIdentity(scope, ownerId))?.identity.permissions ?? []
  return permissions ? permissions.filter((permission) => grants(held, permission)) : held
}

/** Who speaks through a key of somebody who may do what is `held`. */
export function speakingThrough(
  { siteId, id, ownerId, permissions }: Pick<ApiKey, 'id' | 'ownerId' | 'permissions'> & { siteId: string },
  held: Permissions,
): CallerIdentity {
  if (!permissions) return { kind: 'owner', siteId, id: ownerId, apiKeyId: id, permissions: held }
  return { kind: 'app', siteId, id, permissions: permissions.filter((permission) => grants(held, permission)) }
}

/** The same for whoever asks about a key without having it: `SHUT` where it opens nothing any more, undefined where there is none. */
export async function speakerOfKey(scope: Scope & Pick<Context, 'now'>, id: string): Promise<CallerIdentity | 'SHUT' | undefined> {
  const key = await findApiKey(scope, id)
  if (!key) return undefined
  const maker = await staffIdentity(scope, key.ownerId)
  if (!maker || statusOf(key, scope.now) !== 'ACTIVE') return 'SHUT'
  return speakingThrough({ ...key, siteId: scope.siteId }, maker.identity.permissions)
}
