import { randomBytes } from 'node:crypto'
import type { Db } from '../../kernel/db.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import type { Site, SiteKeyKind } from '../../kernel/site.ts'
import { sql } from '../sql.ts'

export function findSite(db: Db, siteId: string): Promise<Omit<Site, 'id'> | undefined> {
  return db.one(sql`
    select settings, settings_revision as revision, cursor_key as "cursorKey", base_url as "baseUrl" from sites where site_id = ${siteId}`)
}

export async function saveBaseUrl(db: Db, siteId: string, baseUrl: string): Promise<void> {
  await db.run(sql`update sites set base_url = ${baseUrl} where site_id = ${siteId} and base_url is distinct from ${baseUrl}`)
}

/** The site of a client id, an API key's hash or a host name: the only table that is read without a site id (DESIGN §5.1). */
export async function siteOfKey(db: Db, kind: SiteKeyKind, key: string): Promise<string | undefined> {
  const row = await db.one<{ siteId: string }>(sql`select site_id as "siteId" from site_keys where kind = ${kind} and key = ${key}`)
  return row?.siteId
}

export interface NewSite {
  siteId: string
  settings: ShopSettings
}

/** Inserts a site with its counter. False if it exists. */
export async function insertSite(db: Db, { siteId, settings }: NewSite): Promise<boolean> {
  const insertedCount = await db.run(sql`
    insert into sites (site_id, settings, cursor_key) values (${siteId}, ${JSON.stringify(settings)}, ${randomBytes(32).toString('base64url')})
    on conflict do nothing`)
  if (insertedCount === 0) return false
  await db.run(sql`insert into site_counters (site_id, counter, value) values (${siteId}, 'order-number', 10000)`)
  return true
}
