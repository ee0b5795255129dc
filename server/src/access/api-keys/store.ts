import { part, sql, type Fragment } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { keysTable, type ApiKey } from './api-key.ts'

const listedMax = 500

export interface OpeningKey {
  id: string
  ownerId: string
  permissions: string[] | null
  /** The roles of its creator. */
  roleIds: string[]
  customPermissions: string[]
}

/** The active key of a secret, with the present permissions of its creator. */
export function findKeyOfSecret(
  db: Db,
  { siteId, hash, now }: { siteId: string; hash: string; now: Date },
): Promise<OpeningKey | undefined> {
  return db.one(sql`
    select api_keys.id, api_keys.owner_id as "ownerId", api_keys.permissions, staff_users.role_ids as "roleIds",
      array(select distinct unnest(staff_roles.permissions) from staff_roles
        where staff_roles.site_id = staff_users.site_id and staff_roles.id::text = any(staff_users.role_ids)) as "customPermissions"
    from api_key_secrets join api_keys on api_keys.site_id = api_key_secrets.site_id and api_keys.id = api_key_secrets.key_id
      join staff_users on staff_users.site_id = api_keys.site_id and staff_users.id = api_keys.owner_id
    where api_key_secrets.site_id = ${siteId} and api_key_secrets.hash = ${hash} and api_keys.revoked_date is null
      and (api_keys.expires_date is null or api_keys.expires_date > ${now})
      and (api_key_secrets.expires_date is null or api_key_secrets.expires_date > ${now})`)
}

const columnsIn = (siteId: string): Fragment => part`${keysTable.columns},
  (select max(expires_date) from api_key_secrets where api_key_secrets.site_id = ${siteId} and api_key_secrets.key_id = api_keys.id)
    as "previousSecretExpiresDate"`
const insertRow = keysTable.insert('id', 'ownerId', 'name', 'permissions', 'hint', 'createdDate', 'expiresDate')
const updateRow = keysTable.update('revision', 'name', 'hint', 'revokedDate')

export function selectApiKeys({ db, siteId }: Scope, now: Date): Promise<ApiKey[]> {
  return db.rows(sql`
    select ${columnsIn(siteId)} from api_keys where site_id = ${siteId}
    order by revoked_date is null and (expires_date is null or expires_date > ${now}) desc, created_date desc, id desc limit ${listedMax}`)
}

export function findApiKey({ db, siteId }: Scope, id: string): Promise<ApiKey | undefined> {
  return db.one(sql`select ${columnsIn(siteId)} from api_keys where site_id = ${siteId} and id = ${id}`)
}

/** The ids of a person's keys that aren't revoked. */
export async function keysMadeBy({ db, siteId }: Scope, ownerId: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from api_keys where site_id = ${siteId} and owner_id = ${ownerId} and revoked_date is null order by id`)
  return rows.map(({ id }) => id)
}

/** A key, locked until the transaction ends, so that concurrent changes are made one after the other. */
export function lockApiKey({ db, siteId }: Scope, id: string): Promise<ApiKey | undefined> {
  return db.one(sql`select ${columnsIn(siteId)} from api_keys where site_id = ${siteId} and id = ${id} for update of api_keys`)
}

export interface StoredSecret {
  keyId: string
  hash: string
}

/** False if this site already has the secret, whatever its status. */
export async function insertSecret({ db, siteId }: Scope, { keyId, hash }: StoredSecret): Promise<boolean> {
  // If several sites have the same secret, the first one is found without a site header, and each with its own.
  await db.run(sql`insert into site_keys (kind, key, site_id) values ('api-key', ${hash}, ${siteId}) on conflict do nothing`)
  const made = await db.run(sql`
    insert into api_key_secrets (site_id, hash, key_id) values (${siteId}, ${hash}, ${keyId}) on conflict do nothing`)
  return made > 0
}

/** The previous secret expires at the given time; those before it expire now. */
export async function endOtherSecrets(
  { db, siteId }: Scope,
  { keyId, hash }: StoredSecret,
  { now, ends }: { now: Date; ends: Date },
): Promise<void> {
  await db.run(sql`
    update api_key_secrets set expires_date = case when expires_date is null then ${ends}::timestamptz else least(expires_date, ${now}::timestamptz) end
    where site_id = ${siteId} and key_id = ${keyId} and hash <> ${hash}`)
}

export type NewApiKey = Pick<ApiKey, 'id' | 'ownerId' | 'name' | 'permissions' | 'hint' | 'createdDate' | 'expiresDate'>

export async function insertApiKey({ db, siteId }: Scope, key: NewApiKey): Promise<void> {
  await db.run(sql`${insertRow(siteId, key)}`)
}

export async function saveApiKey({ db, siteId }: Scope, key: ApiKey): Promise<void> {
  await db.run(sql`${updateRow(key)} where site_id = ${siteId} and id = ${key.id}`)
}

/** If many processes use a key at once, one of them writes. */
export async function touchApiKey(
  db: Db,
  { siteId, id }: { siteId: string; id: string },
  { at, since }: { at: Date; since: Date },
): Promise<void> {
  await db.run(sql`
    update api_keys set last_used_date = ${at}
    where site_id = ${siteId} and id = ${id} and (last_used_date is null or last_used_date <= ${since})`)
}
