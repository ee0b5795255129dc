import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { nameKey } from '../../kernel/name-key.ts'
import { rolesTable, type CustomRole } from './role.ts'

const listedMax = 200

const { columns } = rolesTable
const insertRow = rolesTable.insert()
const updateRow = rolesTable.update('revision', 'name', 'nameKey', 'description', 'permissions', 'updatedDate')
const withKey = (role: CustomRole) => ({ ...role, nameKey: nameKey(role.name) })

export function selectRoles({ db, siteId }: Scope): Promise<CustomRole[]> {
  return db.rows(sql`select ${columns} from staff_roles where site_id = ${siteId} order by name_key limit ${listedMax}`)
}

export function findCustomRole({ db, siteId }: Scope, id: string): Promise<CustomRole | undefined> {
  return db.one(sql`select ${columns} from staff_roles where site_id = ${siteId} and id = ${id}`)
}

/** Locked until the transaction ends: changed by one caller at a time, and granted to nobody in the meantime. */
export function lockRole({ db, siteId }: Scope, id: string): Promise<CustomRole | undefined> {
  return db.one(sql`select ${columns} from staff_roles where site_id = ${siteId} and id = ${id} for update`)
}

/** Those of these roles that exist, locked against deletion until the transaction ends, because they are about to be granted. */
export function lockRoles({ db, siteId }: Scope, ids: readonly string[]): Promise<CustomRole[]> {
  return db.rows(sql`select ${columns} from staff_roles where site_id = ${siteId} and id = any(${ids}::uuid[]) order by id for share`)
}

/** False if another role has the name. */
export async function insertRole({ db, siteId }: Scope, role: CustomRole): Promise<boolean> {
  const made = await db.run(sql`${insertRow(siteId, withKey(role))} on conflict (site_id, name_key) do nothing`)
  return made > 0
}

export async function saveRole({ db, siteId }: Scope, role: CustomRole): Promise<void> {
  await db.run(sql`${updateRow(withKey(role))} where site_id = ${siteId} and id = ${role.id}`)
}

export async function isNameTaken({ db, siteId }: Scope, name: string, except: string): Promise<boolean> {
  const other = await db.one(sql`
    select 1 from staff_roles where site_id = ${siteId} and name_key = ${nameKey(name)} and id <> ${except}`)
  return other !== undefined
}

export async function deleteRoleRow({ db, siteId }: Scope, id: string): Promise<void> {
  await db.run(sql`delete from staff_roles where site_id = ${siteId} and id = ${id}`)
}
