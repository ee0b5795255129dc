import { createHash } from 'node:crypto'
import type { Services } from '../context.ts'
import type { Db } from '../database/connect.ts'
import { newId } from '../database/ids.ts'
import { nobody, type Identity } from '../identity.ts'
import { findApiKey, insertApiKey } from './store.ts'

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Who a key speaks for. A key of one site says nothing about another: a site header must name the key's own. */
export async function identityOfKey({ database, sites }: Services, key: string, siteHeader: string | undefined): Promise<Identity> {
  const hash = hashOf(key)
  const siteId = await sites.ofKey('api-key', hash)
  const found = siteId && (siteHeader === undefined || siteHeader === siteId) ? await findApiKey(database, siteId, hash) : undefined
  if (!siteId || !found) return nobody
  return found.permissions
    ? { kind: 'app', siteId, id: found.id, permissions: found.permissions }
    : { kind: 'owner', siteId, id: found.ownerId }
}

/** Keeps a key of the owner's; only its hash is stored. */
export function keepOwnersKey(
  db: Db,
  { siteId, ownerId, name, key }: { siteId: string; ownerId: string; name: string; key: string },
): Promise<void> {
  return insertApiKey(db, { siteId, id: newId(), ownerId, name, hash: hashOf(key) })
}
