import type { staff } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import { part, sql, type Fragment } from '../../database/sql.ts'
import type { Context, Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { usersTable, type StaffUser } from './user.ts'

const listedMax = 500

const customIn = (siteId: string): Fragment => part`array(select distinct unnest(staff_roles.permissions) from staff_roles
  where staff_roles.site_id = ${siteId} and staff_roles.id::text = any(staff_users.role_ids))`
const columnsIn = (siteId: string): Fragment => part`${usersTable.columns}, ${customIn(siteId)} as "customPermissions"`
const insertUserRow = usersTable.insert(...usersTable.keysExcept('revision', 'lastSignInDate'))
const updateUserRow = usersTable.update('revision', 'name', 'roleIds', 'passwordHash')

export function findUserByEmail({ db, siteId }: Scope, email: string): Promise<StaffUser | undefined> {
  return db.one(sql`select ${columnsIn(siteId)} from staff_users where site_id = ${siteId} and email = ${email.toLowerCase()}`)
}

export function findUser({ db, siteId }: Scope, id: string): Promise<StaffUser | undefined> {
  return db.one(sql`select ${columnsIn(siteId)} from staff_users where site_id = ${siteId} and id = ${id}`)
}

/** The invited person of the link with this hash, while it is valid. */
export function findInvited({ db, siteId }: Scope, hash: string, now: Date): Promise<StaffUser | undefined> {
  return db.one(sql`
    select ${columnsIn(siteId)} from staff_users where site_id = ${siteId} and invitation_hash = ${hash} and invitation_expires_date > ${now}`)
}

export function selectUsers({ db, siteId }: Scope): Promise<StaffUser[]> {
  return db.rows(sql`
    select ${columnsIn(siteId)} from staff_users where site_id = ${siteId}
    order by password_hash is null, lower(name), email limit ${listedMax}`)
}

/** All staff users, locked until the transaction ends, so that changes of permissions are made one after the other. */
export function lockUsers({ db, siteId }: Scope): Promise<StaffUser[]> {
  return db.rows(sql`select ${columnsIn(siteId)} from staff_users where site_id = ${siteId} order by id for update of staff_users`)
}

export function lockUser({ db, siteId }: Scope, id: string): Promise<StaffUser | undefined> {
  return db.one(sql`select ${columnsIn(siteId)} from staff_users where site_id = ${siteId} and id = ${id} for update of staff_users`)
}

export interface NewUser extends Pick<StaffUser, 'id' | 'email' | 'name' | 'roleIds' | 'passwordHash'> {
  createdDate: Date
  invitation?: { hash: string; expiresDate: Date }
}

/** False if the address is in use. */
export async function insertUser({ db, siteId }: Scope, user: NewUser): Promise<boolean> {
  const { hash = null, expiresDate = null } = user.invitation ?? {}
  const row = { ...user, email: user.email.toLowerCase(), invitationHash: hash, invitationExpiresDate: expiresDate }
  const made = await db.run(sql`${insertUserRow(siteId, row)} on conflict do nothing`)
  return made > 0
}

export async function saveUser({ db, siteId }: Scope, user: StaffUser): Promise<void> {
  await db.run(sql`${updateUserRow(user)} where site_id = ${siteId} and id = ${user.id}`)
}

export async function saveInvitation(
  { db, siteId }: Scope,
  id: string,
  { hash, expiresDate }: { hash: string; expiresDate: Date },
): Promise<void> {
  await db.run(sql`
    update staff_users set revision = revision + 1, invitation_hash = ${hash}, invitation_expires_date = ${expiresDate}
    where site_id = ${siteId} and id = ${id}`)
}

/** Uses up an invitation. Of two concurrent uses one succeeds. */
export async function takeInvitation(
  { db, siteId, now }: Pick<Context, 'db' | 'siteId' | 'now'>,
  hash: string,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<StaffUser | undefined> {
  const taken = await db.one<{ id: string }>(sql`
    update staff_users set revision = revision + 1, name = ${name}, password_hash = ${passwordHash}, invitation_hash = null,
      invitation_expires_date = null
    where site_id = ${siteId} and invitation_hash = ${hash} and invitation_expires_date > ${now} and password_hash is null
    returning id`)
  return taken && findUser({ db, siteId }, taken.id)
}

export async function noteSignIn({ db, siteId, now }: Pick<Context, 'db' | 'siteId' | 'now'>, id: string): Promise<void> {
  await db.run(sql`update staff_users set last_sign_in_date = ${now} where site_id = ${siteId} and id = ${id}`)
}

export async function deleteUser({ db, siteId }: Scope, id: string): Promise<void> {
  await db.run(sql`delete from staff_users where site_id = ${siteId} and id = ${id}`)
  await db.run(sql`delete from staff_preferences where site_id = ${siteId} and user_id = ${id}`)
}

/** Those of these addresses that active staff users have, with the users' ids. */
export function findUserIds({ db, siteId }: Scope, emails: readonly string[]): Promise<{ email: string; id: string }[]> {
  return db.rows(sql`
    select email, id from staff_users where site_id = ${siteId} and email = any(${emails}::text[]) and password_hash is not null`)
}

export function countRoles({ db, siteId }: Scope): Promise<{ roleId: string; count: number }[]> {
  return db.rows(sql`
    select role.id as "roleId", count(*)::int as count from staff_users, unnest(role_ids) as role (id) where site_id = ${siteId} group by role.id`)
}

export interface NewSession {
  siteId: string
  id: string
  userId: string
  tokenHash: string
  network: string | null
  created: Date
  expires: Date
}

export async function insertSession(db: Db, { siteId, id, userId, tokenHash, network, created, expires }: NewSession): Promise<void> {
  await db.run(sql`
    insert into staff_sessions (site_id, id, user_id, token_hash, network, created_date, expires_date)
    values (${siteId}, ${id}, ${userId}, ${tokenHash}, ${network}, ${created}, ${expires})`)
}

type OpenSession = Pick<StaffUser, 'roleIds' | 'customPermissions'> & { id: string; userId: string }

/** An active session, with the present permissions of its user. */
export function findSession(db: Db, siteId: string, tokenHash: string, now: Date): Promise<OpenSession | undefined> {
  return db.one(sql`
    select staff_sessions.id, staff_sessions.user_id as "userId", staff_users.role_ids as "roleIds", ${customIn(siteId)} as "customPermissions"
    from staff_sessions join staff_users on staff_users.site_id = staff_sessions.site_id and staff_users.id = staff_sessions.user_id
    where staff_sessions.site_id = ${siteId} and staff_sessions.token_hash = ${tokenHash} and staff_sessions.expires_date > ${now}`)
}

export interface StoredSession {
  id: string
  network: string | null
  createdDate: Date
  expiresDate: Date
}

type Own = Pick<Context, 'db' | 'siteId' | 'identity'>

/** The caller's own sessions: there is no way to name another person's. */
export function findOwnSessions({ db, siteId, identity, now }: Own & Pick<Context, 'now'>): Promise<StoredSession[]> {
  return db.rows(sql`
    select id, network, created_date as "createdDate", expires_date as "expiresDate" from staff_sessions
    where site_id = ${siteId} and user_id = ${identity.id} and expires_date > ${now} order by created_date desc, id limit 100`)
}

/** False if the caller has no such session. */
export async function deleteOwnSession({ db, siteId, identity, now }: Own & Pick<Context, 'now'>, id: string): Promise<boolean> {
  const ended = await db.run(sql`
    delete from staff_sessions where site_id = ${siteId} and user_id = ${identity.id} and id = ${id} and expires_date > ${now}`)
  return ended > 0
}

/** All sessions of a person, optionally except one. */
export async function deleteSessionsOf({ db, siteId }: Scope, userId: string, except: string | null = null): Promise<void> {
  await db.run(sql`
    delete from staff_sessions where site_id = ${siteId} and user_id = ${userId} and id is distinct from ${except}::uuid`)
}

export async function deleteSession(db: Db, siteId: string, tokenHash: string): Promise<void> {
  await db.run(sql`delete from staff_sessions where site_id = ${siteId} and token_hash = ${tokenHash}`)
}

export type Preferences = ResponseOf<typeof staff.getPreferences>['preferences']
export type PreferenceChanges = RequestOf<typeof staff.updatePreferences>['preferences']

export function findPreferences({ db, siteId, identity }: Own): Promise<Preferences | undefined> {
  return db.one(sql`
    select theme, density, notifications_seen as "notificationsSeen" from staff_preferences where site_id = ${siteId} and user_id = ${identity.id}`)
}

/** Each field separately, so that two tabs that change different ones lose nothing. */
export async function savePreferences({ db, siteId, identity }: Own, changes: PreferenceChanges): Promise<Preferences> {
  const { theme = null, density = null, notificationsSeen = null } = changes
  const [saved] = await db.rows<Preferences>(sql`
    insert into staff_preferences (site_id, user_id, theme, density, notifications_seen)
    values (${siteId}, ${identity.id}, coalesce(${theme}, 'SYSTEM'), coalesce(${density}, 'COMFORTABLE'), coalesce(${notificationsSeen}::bigint, 0))
    on conflict (site_id, user_id) do update set
      theme = coalesce(${theme}, staff_preferences.theme),
      density = coalesce(${density}, staff_preferences.density),
      notifications_seen = greatest(staff_preferences.notifications_seen, excluded.notifications_seen)
    returning theme, density, notifications_seen as "notificationsSeen"`)
  return saved!
}
