import type { staff } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import type { Context } from '../context.ts'
import type { Db } from '../database/connect.ts'
import { sql } from '../database/sql.ts'

export interface StaffUser {
  id: string
  email: string
  name: string
}

export function findUserByEmail(db: Db, siteId: string, email: string): Promise<(StaffUser & { passwordHash: string }) | undefined> {
  return db.one(sql`
    select id, email, name, password_hash as "passwordHash" from staff_users where site_id = ${siteId} and email = ${email.toLowerCase()}`)
}

export function findUser(db: Db, siteId: string, id: string): Promise<StaffUser | undefined> {
  return db.one(sql`select id, email, name from staff_users where site_id = ${siteId} and id = ${id}`)
}

export async function insertUser(db: Db, siteId: string, user: StaffUser & { passwordHash: string }): Promise<void> {
  await db.run(sql`
    insert into staff_users (site_id, id, email, name, password_hash)
    values (${siteId}, ${user.id}, ${user.email.toLowerCase()}, ${user.name}, ${user.passwordHash}) on conflict do nothing`)
}

export interface NewSession {
  siteId: string
  id: string
  userId: string
  tokenHash: string
  expires: Date
}

export async function insertSession(db: Db, { siteId, id, userId, tokenHash, expires }: NewSession): Promise<void> {
  await db.run(sql`
    insert into staff_sessions (site_id, id, user_id, token_hash, expires_date) values (${siteId}, ${id}, ${userId}, ${tokenHash}, ${expires})`)
}

export function findSession(db: Db, siteId: string, tokenHash: string, now: Date): Promise<{ userId: string } | undefined> {
  return db.one(sql`
    select user_id as "userId" from staff_sessions where site_id = ${siteId} and token_hash = ${tokenHash} and expires_date > ${now}`)
}

export async function deleteSession(db: Db, siteId: string, tokenHash: string): Promise<void> {
  await db.run(sql`delete from staff_sessions where site_id = ${siteId} and token_hash = ${tokenHash}`)
}

export async function deleteEndedSessions(db: Db, siteId: string, now: Date): Promise<void> {
  await db.run(sql`delete from staff_sessions where site_id = ${siteId} and expires_date < ${now}`)
}

export type Preferences = ResponseOf<typeof staff.getPreferences>['preferences']
export type PreferenceChanges = RequestOf<typeof staff.updatePreferences>['preferences']

type Own = Pick<Context, 'db' | 'siteId' | 'identity'>

/** The caller's own: there is no way to name somebody else's. */
export function findPreferences({ db, siteId, identity }: Own): Promise<Preferences | undefined> {
  return db.one(sql`
    select theme, density, notifications_seen as "notificationsSeen" from staff_preferences where site_id = ${siteId} and user_id = ${identity.id}`)
}

/** Each field by itself, so that two tabs which change two things lose neither. */
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

/** Those of these addresses that staff users have, with whose they are. */
export function findUserIds(db: Db, siteId: string, emails: readonly string[]): Promise<{ email: string; id: string }[]> {
  return db.rows(sql`select email, id from staff_users where site_id = ${siteId} and email = any(${emails}::text[])`)
}
