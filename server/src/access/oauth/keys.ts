import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto'
import { newSecretId } from '../../database/ids.ts'
import type { Db } from '../../kernel/db.ts'
import { signingIndex } from './key-life.ts'
import type { KeyRow } from './rows.ts'
import { findKeys, insertKey } from './store.ts'

/** A site's keys: one signs, all verify. A retired key is kept as long as a refresh token can be valid. */
export interface SiteKeys {
  signing: { kid: string; key: KeyObject }
  verifying: ReadonlyMap<string, KeyObject>
}

export interface Keys {
  /** Creates a site's first key if it has none. It is random: there is no default secret. */
  toSign(siteId: string): Promise<SiteKeys>
  /** Undefined if nothing was ever signed for such a site. A token can name any site, so looking it up creates nothing. */
  toVerify(siteId: string): Promise<SiteKeys | undefined>
}

/** The cached keys, the newest first. Which of them signs changes over time. */
interface Ring {
  rows: readonly KeyRow[]
  signing: ReadonlyMap<string, KeyObject>
  verifying: ReadonlyMap<string, KeyObject>
}

/** A new key waits longer than this before it signs. */
const freshForMs = 60_000

export function keysIn(db: Db, now: () => Date = () => new Date()): Keys {
  const cached = new Map<string, { ring: Promise<Ring>; until: number }>()
  const fresh = (siteId: string) => {
    const known = cached.get(siteId)
    return known && known.until > performance.now() ? known.ring : undefined
  }
  const keep = (siteId: string, ring: Promise<Ring>) => {
    cached.set(siteId, { ring, until: performance.now() + freshForMs })
    ring.catch(() => cached.delete(siteId))
    return ring
  }
  const keysOf = ({ rows, signing, verifying }: Ring): SiteKeys => {
    const { kid } = rows[signingIndex(rows, now())]!
    return { signing: { kid, key: signing.get(kid)! }, verifying }
  }
  return {
    toSign: async (siteId) => keysOf(await (fresh(siteId) ?? keep(siteId, readOrMake(db, siteId, now())))),
    async toVerify(siteId) {
      const found = await (fresh(siteId) ?? read(db, siteId, now()))
      if (found && !fresh(siteId)) void keep(siteId, Promise.resolve(found))
      return found && keysOf(found)
    },
  }
}

async function readOrMake(db: Db, siteId: string, now: Date): Promise<Ring> {
  const found = await read(db, siteId, now)
  if (found) return found
  await insertKey(db, siteId, newKey(1, now))
  return (await read(db, siteId, now))!
}

async function read(db: Db, siteId: string, now: Date): Promise<Ring | undefined> {
  const rows = await findKeys(db, siteId)
  if (rows.length === 0) return undefined
  const [signing, verifying] = [new Map<string, KeyObject>(), new Map<string, KeyObject>()]
  // A retired key never signs again.
  for (const { kid, privateJwk } of rows.slice(0, signingIndex(rows, now) + 1))
    signing.set(kid, createPrivateKey({ key: privateJwk, format: 'jwk' }))
  for (const { kid, privateJwk } of rows) verifying.set(kid, createPublicKey({ key: publicPart(privateJwk), format: 'jwk' }))
  return { rows, signing, verifying }
}

/** A random key. */
export function newKey(slot: number, createdDate: Date): KeyRow {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { kid: newSecretId(), slot, privateJwk: privateKey.export({ format: 'jwk' }), createdDate }
}

const publicPart = ({ d: _, ...rest }: JsonWebKey): JsonWebKey => rest
