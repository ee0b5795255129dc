import type { Db } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import type { KeyRow } from './keys.ts'

/** Newest first. */
export function findKeys(db: Db, siteId: string): Promise<KeyRow[]> {
  return db.rows(sql`
    select kid, private_jwk as "privateJwk" from signing_keys where site_id = ${siteId} order by created_date desc, kid limit 10`)
}

/** Keeps the key unless another process was first. */
export async function insertFirstKey(db: Db, siteId: string, { kid, privateJwk }: KeyRow): Promise<void> {
  await db.run(sql`
    insert into signing_keys (site_id, kid, slot, private_jwk) values (${siteId}, ${kid}, 1, ${JSON.stringify(privateJwk)})
    on conflict do nothing`)
}

export interface OAuthClient {
  id: string
  redirectUris: string[]
}

export function findClient(db: Db, siteId: string, clientId: string): Promise<OAuthClient | undefined> {
  return db.one(sql`
    select id, redirect_uris as "redirectUris" from oauth_clients where site_id = ${siteId} and id = ${clientId}`)
}
