import { isGuid } from '@stoa/contract/guid'
import { newId } from '../../database/ids.ts'
import type { Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { anonymous, type Identity } from '../../kernel/identity.ts'
import { permissionsOf } from '../roles/public.ts'
import { noteUse } from './last-use.ts'
import { speakingThrough } from './reach.ts'
import { hashOf } from './secret.ts'
import { findKeyOfSecret, insertApiKey, insertSecret, type OpeningKey } from './store.ts'

/** The identity of a key: it has those of its permissions that its creator has now. A key belongs to one site, and a site header must name that site. The
 *  database is queried each time, so that a revoked key stops working at once in every process. */
export async function identityOfKey(services: Services, key: string, siteHeader: string | undefined): Promise<Identity> {
  const found = await opening(services, hashOf(key), siteHeader)
  if (!found) return anonymous
  const { siteId, id, ownerId, permissions } = found
  const held = permissionsOf(found.roleIds, found.customPermissions)
  noteUse(services, siteId, id)
  return speakingThrough({ siteId, id, ownerId, permissions }, held)
}

type StoredKey = OpeningKey & { siteId: string }

/** Without a site header, the key belongs to this process's own site, or to the first site that has it. */
async function opening(
  { database, sites, settings, now }: Services,
  hash: string,
  siteHeader: string | undefined,
): Promise<StoredKey | undefined> {
  const at = async (siteId: string | undefined): Promise<StoredKey | undefined> => {
    const found = siteId && (await findKeyOfSecret(database, { siteId, hash, now: now() }))
    return found ? { ...found, siteId } : undefined
  }
  if (siteHeader !== undefined) return at(isGuid(siteHeader) ? siteHeader.toLowerCase() : undefined)
  return (await at(settings.siteId)) ?? at(await sites.findByKey('api-key', hash))
}

/** Saves an owner's key from the settings; only its hash is stored. A revoked key stays revoked. */
export async function keepOwnersKey(
  db: Db,
  { siteId, ownerId, name, key }: { siteId: string; ownerId: string; name: string; key: string },
): Promise<void> {
  const id = newId()
  const isNew = await insertSecret({ db, siteId }, { keyId: id, hash: hashOf(key) })
  if (!isNew) return
  await insertApiKey({ db, siteId }, { id, ownerId, name, permissions: null, hint: null, createdDate: new Date(), expiresDate: null })
}
