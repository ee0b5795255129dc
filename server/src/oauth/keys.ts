import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Db } from '../database/connect.ts'
import { newSecretId } from '../database/ids.ts'
import { findKeys, insertFirstKey } from './store.ts'

/** A site's keys: the newest signs, all verify (a retired key stays as long as a refresh token may live). */
export interface SiteKeys {
  signing: { kid: string; key: CryptoKey }
  verifying: ReadonlyMap<string, CryptoKey>
}

export interface KeyRow {
  kid: string
  privateJwk: JWK
}

const freshForMs = 60_000

/** Reads sites' keys and makes a random one at a site's first use: there is no default secret anywhere. */
export function keysIn(db: Db): (siteId: string) => Promise<SiteKeys> {
  const cached = new Map<string, { keys: Promise<SiteKeys>; until: number }>()
  return (siteId) => {
    const known = cached.get(siteId)
    if (known && known.until > performance.now()) return known.keys
    const keys = read(db, siteId)
    cached.set(siteId, { keys, until: performance.now() + freshForMs })
    keys.catch(() => cached.delete(siteId))
    return keys
  }
}

async function read(db: Db, siteId: string): Promise<SiteKeys> {
  let rows = await findKeys(db, siteId)
  if (rows.length === 0) {
    await insertFirstKey(db, siteId, await newKey())
    rows = await findKeys(db, siteId)
  }
  const newest = rows[0]!
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
