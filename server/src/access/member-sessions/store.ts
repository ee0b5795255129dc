import type { MemberStatus } from '@stoa/contract/members/states'
import { sql } from '../../database/sql.ts'
import { table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { Scope } from '../../kernel/context.ts'

const sessions = table('member_sessions', {
  id: uuid(),
  memberId: uuid(),
  tokenHash: text().hidden(),
  clientId: uuid().orNull(),
  agent: text().orNull(),
  network: text().orNull(),
  createdDate: timestamptz(),
  lastUsedDate: timestamptz(),
  expiresDate: timestamptz(),
})
const { columns } = sessions
const insertRow = sessions.insert()

/** A session of a member. */
export type MemberSession = RowOf<typeof sessions>

export async function insertSession({ db, siteId }: Scope, session: MemberSession, tokenHash: string): Promise<void> {
  await db.run(sql`${insertRow(siteId, { ...session, tokenHash })}`)
}

/** An active session whose member can sign in. Blocked, disconnected and deleted members can't. */
export function findActive(
  { db, siteId }: Scope,
  by: { id: string } | { tokenHash: string },
  now: Date,
): Promise<MemberSession | undefined> {
  const status: MemberStatus = 'APPROVED'
  const [id, tokenHash] = 'id' in by ? [by.id, null] : [null, by.tokenHash]
  return db.one(sql`
    select ${columns} from member_sessions
    join members on members.site_id = member_sessions.site_id and members.id = member_sessions.member_id and members.status = ${status} and members.deleted_date is null
    where member_sessions.site_id = ${siteId} and (member_sessions.id = ${id}::uuid or member_sessions.token_hash = ${tokenHash}) and member_sessions.ended_date is null
      and member_sessions.expires_date > ${now}`)
}

/** The active sessions of a member, the most recently used first. There are never more than `sessionsMax`. */
export function findSessionsOf({ db, siteId }: Scope, memberId: string, now: Date): Promise<MemberSession[]> {
  return db.rows(sql`
    select ${columns} from member_sessions
    where member_sessions.site_id = ${siteId} and member_sessions.member_id = ${memberId} and member_sessions.ended_date is null and member_sessions.expires_date > ${now}
    order by member_sessions.last_used_date desc, member_sessions.id desc`)
}

/** Ends one session, of this member if one is given. False if there is none. */
export async function endOne(
  { db, siteId }: Scope,
  { memberId, id }: { memberId: string | null; id: string },
  now: Date,
): Promise<boolean> {
  const ended = await db.run(sql`
    update member_sessions set ended_date = ${now}
    where site_id = ${siteId} and id = ${id} and (${memberId}::uuid is null or member_id = ${memberId}::uuid) and ended_date is null
      and expires_date > ${now}`)
  return ended > 0
}

/** Ends all sessions of a member except the given one. */
export async function endAll(
  { db, siteId }: Scope,
  memberId: string,
  { except, now }: { except: string | null; now: Date },
): Promise<void> {
  await db.run(sql`
    update member_sessions set ended_date = ${now} where site_id = ${siteId} and id in (
      select id from member_sessions
      where site_id = ${siteId} and member_id = ${memberId} and ended_date is null and id is distinct from ${except}::uuid
      order by id for update)`)
}

/** Ends a member's least recently used sessions, so that this many remain. Returns how many ended. */
export function endOldest({ db, siteId }: Scope, memberId: string, { keep, now }: { keep: number; now: Date }): Promise<number> {
  return db.run(sql`
    update member_sessions set ended_date = ${now} where site_id = ${siteId} and id in (
      select id from member_sessions where site_id = ${siteId} and id = any(array(
        select id from member_sessions
        where site_id = ${siteId} and member_id = ${memberId} and ended_date is null and expires_date > ${now}
        order by last_used_date desc, id desc offset ${keep}
      )) order by id for update)`)
}

export async function noteUse({ db, siteId }: Scope, id: string, now: Date): Promise<void> {
  await db.run(sql`update member_sessions set last_used_date = ${now} where site_id = ${siteId} and id = ${id}`)
}

/** Whether the id belongs to a member, or to one in the trash. */
export async function isMember({ db, siteId }: Scope, id: string): Promise<boolean> {
  return (await db.one(sql`select 1 from members where site_id = ${siteId} and id = ${id}`)) !== undefined
}
