import { sql } from '../../database/sql.ts'
import type { Db } from '../../kernel/db.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'

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
  throw new Error(`site ${siteId} doesn’t exist`)
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
