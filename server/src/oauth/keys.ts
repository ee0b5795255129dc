import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Db } from '../database/connect.ts'
import { newSecretId } from '../database/ids.ts'
import { findKeys, insertFirstKey } from './store.ts'

/** A site's keys: the newest signs, all verify (a retired key stays as long as a refresh token may live). */
export interface SiteKeys {
  signing: { kid: string; key: CryptoKey }
  verifying: ReadonlyMap<string, CryptoKey>
}

export interface Keys {
  /** Makes a site's first key, a random one, where it has none: there is no default secret anywhere. */
  toSign(siteId: string): Promise<SiteKeys>
  /** Undefined: nothing was ever signed for such a site. A token may name any site, so asking leaves nothing behind. */
  toVerify(siteId: string): Promise<SiteKeys | undefined>
}

export interface KeyRow {
  kid: string
  privateJwk: JWK
}

const freshForMs = 60_000

export function keysIn(db: Db): Keys {
  const cached = new Map<string, { keys: Promise<SiteKeys>; until: number }>()
  const fresh = (siteId: string) => {
    const known = cached.get(siteId)
    return known && known.until > performance.now() ? known.keys : undefined
  }
  const keep = (siteId: string, keys: Promise<SiteKeys>) => {
    cached.set(siteId, { keys, until: performance.now() + freshForMs })
    keys.catch(() => cached.delete(siteId))
    return keys
  }
  return {
    toSign: (siteId) => fresh(siteId) ?? keep(siteId, readOrMake(db, siteId)),
    async toVerify(siteId) {
      const found = await (fresh(siteId) ?? read(db, siteId))
      if (found && !fresh(siteId)) void keep(siteId, Promise.resolve(found))
      return found
    },
  }
}

async function readOrMake(db: Db, siteId: string): Promise<SiteKeys> {
  const found = await read(db, siteId)
  if (found) return found
  await insertFirstKey(db, siteId, await newKey())
  return (await read(db, siteId))!
}

async function read(db: Db, siteId: string): Promise<SiteKeys | undefined> {
  const rows = await findKeys(db, siteId)
  const newest = rows[0]
  if (!newest) return undefined
  const verifying = new Map<string, CryptoKey>()
  for (const row of rows) verifying.set(row.kid, await importKey(publicPart(row.privateJwk)))
  return { signing: { kid: newest.kid, key: await importKey(newest.privateJwk) }, verifying }
}

async function newKey(): Promise<KeyRow> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  return { kid: newSecretId(), privateJwk: await exportJWK(privateKey) }
}

const importKey = async (jwk: JWK): Promise<CryptoKey> => (await importJWK(jwk, 'EdDSA')) as CryptoKey

const publicPart = ({ d: _, ...rest }: JWK): JWK => rest
