import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { nameKey } from '../../kernel/name-key.ts'
import { type Location, locationsTable } from './location.ts'

const { columns } = locationsTable
const insertRow = locationsTable.insert()
const updateRow = locationsTable.update('revision', 'updatedDate', 'name', 'nameKey', 'address')
const withKey = (location: Location) => ({ ...location, nameKey: nameKey(location.name) })

/** The default location first, the others by name. */
export function selectLocations({ db, siteId }: Scope): Promise<Location[]> {
  return db.rows(sql`select ${columns} from locations where site_id = ${siteId} order by id <> ${defaultLocationId}, name_key`)
}

export function findLocation({ db, siteId }: Scope, id: string): Promise<Location | undefined> {
  return db.one(sql`select ${columns} from locations where site_id = ${siteId} and id = ${id}`)
}

/** Those of some IDs that locations have. */
export async function existingLocations({ db, siteId }: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`select id from locations where site_id = ${siteId} and id = any(${ids}::uuid[])`)
  return rows.map(({ id }) => id)
}

/** Whether there is a location with this ID. */
export const hasLocation = async (scope: Scope, id: string): Promise<boolean> =>
  id === defaultLocationId || (await findLocation(scope, id)) !== undefined

/** Locked until the transaction ends: it is changed by one caller at a time, and gets no stock meanwhile. */
export function lockLocation({ db, siteId }: Scope, id: string): Promise<Location | undefined> {
  return db.one(sql`select ${columns} from locations where site_id = ${siteId} and id = ${id} for update`)
}

/** Those of some locations that exist, which stay until the transaction ends, because they get stock. */
export async function retainLocations({ db, siteId }: Scope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from locations where site_id = ${siteId} and id = any(${ids}::uuid[]) order by id for key share`)
  return new Set(rows.map(({ id }) => id))
}

/** Whether a location exists. If it isn't the default one, it stays until the transaction ends, because it gets stock. */
export const retainLocation = async (scope: Scope, id: string): Promise<boolean> =>
  id === defaultLocationId || (await retainLocations(scope, [id])).has(id)

/** Until the transaction ends, no other one creates a location, or changes the name of one. */
export async function lockNames({ db, siteId }: Scope): Promise<void> {
  await db.run(sql`select 1 from sites where site_id = ${siteId} for no key update`)
}

export async function countLocations({ db, siteId }: Scope): Promise<number> {
  const row = await db.one<{ total: number }>(sql`select count(*)::int as total from locations where site_id = ${siteId}`)
  return row!.total
}

/** The first one of a new site. */
export async function insertFirst({ db, siteId }: Scope, location: Location): Promise<void> {
  await db.run(sql`${insertRow(siteId, withKey(location))}`)
}

/** False if another location has the name. */
export async function insertLocation({ db, siteId }: Scope, location: Location): Promise<boolean> {
  const inserted = await db.run(sql`${insertRow(siteId, withKey(location))} on conflict (site_id, name_key) do nothing`)
  return inserted > 0
}

/** Whether another location has a name. */
export async function isNameUsed({ db, siteId }: Scope, { id, name }: Pick<Location, 'id' | 'name'>): Promise<boolean> {
  const other = await db.one(sql`select 1 from locations where site_id = ${siteId} and name_key = ${nameKey(name)} and id <> ${id}`)
  return other !== undefined
}

export async function saveLocation({ db, siteId }: Scope, location: Location): Promise<void> {
  await db.run(sql`${updateRow(withKey(location))} where site_id = ${siteId} and id = ${location.id}`)
}

export async function deleteRow({ db, siteId }: Scope, id: string): Promise<void> {
  await db.run(sql`delete from locations where site_id = ${siteId} and id = ${id}`)
}

/** Deletes the stock of deleted variants at a location, so that it doesn't come back with them. That of a variant that is coming back stays. */
export async function deleteExpiringStock({ db, siteId }: Scope, locationId: string): Promise<void> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from stock_levels where site_id = ${siteId} and location_id = ${locationId} and expires_date is not null order by id for update`)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await db.run(sql`delete from stock_levels where site_id = ${siteId} and id = any(${ids}::uuid[])`)
}

/** Number of inventory items at a location that isn't the default one, with those of variants that were deleted since `deleteExpiringStock`. */
export async function countItemsAt({ db, siteId }: Scope, id: string): Promise<number> {
  const row = await db.one<{ total: number }>(sql`
    select count(*)::int as total from stock_levels where site_id = ${siteId} and location_id = ${id}`)
  return row!.total
}
