import { randomBytes } from 'node:crypto'
import type { Db } from '../connect.ts'
import { sql } from '../sql.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'

export type SiteKeyKind = 'client' | 'api-key' | 'host'

export interface SiteRow {
  settings: ShopSettings
  /** Of the settings. */
  revision: number
  /** Seals the cursors of the site's queries. */
  cursorKey: string
  /** Where it is reached, as its own server was told when it last started; null where none has. */
  baseUrl: string | null
}

export function findSite(db: Db, siteId: string): Promise<SiteRow | undefined> {
  return db.one(sql`
    select settings, settings_revision as revision, cursor_key as "cursorKey", base_url as "baseUrl" from sites where site_id = ${siteId}`)
}

export async function saveBaseUrl(db: Db, siteId: string, baseUrl: string): Promise<void> {
  await db.run(sql`update sites set base_url = ${baseUrl} where site_id = ${siteId} and base_url is distinct from ${baseUrl}`)
}

export interface SettingsRow {
  settings: ShopSettings
  revision: number
  updatedDate: Date
}

/** A site's settings as they are now, whatever is cached. */
export async function findSettings(db: Db, siteId: string): Promise<SettingsRow> {
  const row = await db.one<SettingsRow>(sql`
    select settings, settings_revision as revision, settings_updated_date as "updatedDate" from sites where site_id = ${siteId}`)
  return row ?? gone(siteId)
}

/** The same, kept from others until the transaction ends: of two changes one waits for the other. */
export async function lockSettings(db: Db, siteId: string): Promise<SettingsRow> {
  const row = await db.one<SettingsRow>(sql`
    select settings, settings_revision as revision, settings_updated_date as "updatedDate" from sites where site_id = ${siteId} for update`)
  return row ?? gone(siteId)
}

export async function saveSettings(db: Db, siteId: string, { settings, revision, updatedDate }: SettingsRow): Promise<void> {
  await db.run(sql`
    update sites set settings = ${JSON.stringify(settings)}, settings_revision = ${revision}, settings_updated_date = ${updatedDate}
    where site_id = ${siteId}`)
}

function gone(siteId: string): never {
  throw new Error(`site ${siteId} is not there`)
}

/** What of a site has amounts in its currency. */
export interface Priced {
  products: boolean
  carts: boolean
  checkouts: boolean
  orders: boolean
}

export async function findPriced(db: Db, siteId: string): Promise<Priced> {
  const row = await db.one<Priced>(sql`
    select exists (select from products where site_id = ${siteId}) as products,
      exists (select from carts where site_id = ${siteId} and doc -> 'lines' <> '[]') as carts,
      exists (select from checkouts where site_id = ${siteId}) as checkouts,
      exists (select from orders where site_id = ${siteId}) as orders`)
  return row!
}

/** Every site, for work that nobody asked for. */
export async function siteIds(db: Db): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`select site_id as "siteId" from sites`)
  return rows.map(({ siteId }) => siteId)
}

/** Which site a client id, an API key's hash or a host name belongs to: the one table read without a site id (DESIGN §5.1). */
export async function siteOfKey(db: Db, kind: SiteKeyKind, key: string): Promise<string | undefined> {
  const row = await db.one<{ siteId: string }>(sql`select site_id as "siteId" from site_keys where kind = ${kind} and key = ${key}`)
  return row?.siteId
}

/** The order's number: the counter's row is locked until commit, so numbers have neither gaps nor twins (DESIGN §5). */
export async function nextOrderNumber(db: Db, siteId: string): Promise<number> {
  const row = await db.one<{ value: number }>(sql`
    update site_counters set value = value + 1 where site_id = ${siteId} and counter = 'order-number' returning value`)
  if (!row) throw new Error(`site ${siteId} has no order-number counter`)
  return row.value
}

export interface NewSite {
  siteId: string
  settings: ShopSettings
}

/** Makes a site with its counter. False: it was there already. */
export async function insertSite(db: Db, { siteId, settings }: NewSite): Promise<boolean> {
  const made = await db.run(sql`
    insert into sites (site_id, settings, cursor_key) values (${siteId}, ${JSON.stringify(settings)}, ${randomBytes(32).toString('base64url')})
    on conflict do nothing`)
  if (made === 0) return false
  await db.run(sql`insert into site_counters (site_id, counter, value) values (${siteId}, 'order-number', 10000)`)
  return true
}
