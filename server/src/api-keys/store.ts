import type { Db } from '../database/connect.ts'
import { sql } from '../database/sql.ts'

export interface ApiKey {
  id: string
  ownerId: string
  /** Null: all that its owner may do. */
  permissions: string[] | null
}

export function findApiKey(db: Db, siteId: string, hash: string): Promise<ApiKey | undefined> {
  return db.one(sql`
    select id, owner_id as "ownerId", permissions from api_keys where site_id = ${siteId} and hash = ${hash} and revoked_date is null`)
}

export interface NewApiKey {
  siteId: string
  id: string
  ownerId: string
  name: string
  hash: string
}

export async function insertApiKey(db: Db, { siteId, id, ownerId, name, hash }: NewApiKey): Promise<void> {
  const made = await db.run(sql`insert into site_keys (kind, key, site_id) values ('api-key', ${hash}, ${siteId}) on conflict do nothing`)
  if (made === 0) return
  await db.run(sql`
    insert into api_keys (site_id, id, owner_id, name, hash) values (${siteId}, ${id}, ${ownerId}, ${name}, ${hash})`)
}
