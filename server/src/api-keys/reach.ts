import type { Context } from '../context.ts'
import { grants, type Permissions } from '../identity.ts'
import { staffIdentity } from '../staff/staff-users.ts'
import type { ApiKey } from './api-key.ts'

/** What a key may do now: of its own permissions those that whoever made it has, or all of theirs. */
export async function reachOfKey(place: Pick<Context, 'db' | 'siteId'>, { ownerId, permissions }: ApiKey): Promise<Permissions> {
  const held = (await staffIdentity(place, ownerId))?.identity.permissions ?? []
  return permissions ? permissions.filter((permission) => grants(held, permission)) : held
}
