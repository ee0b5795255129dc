import type { MemberStatus } from '@stoa/contract/members/states'
import { raw, sql } from '../../database/sql.ts'
import type { Db } from '../../kernel/db.ts'

/** A member who is signed in somewhere. */
export interface MemberSession {
  id: string
  memberId: string
  clientId: string | null
  agent: string | null
  network: string | null
  createdDate: Date
  lastUsedDate: Date
  expiresDate: Date
}

type Place = { db: Db; siteId: string }

const columns = raw(`session.id, session.member_id as "memberId", session.client_id as "clientId", session.agent, session.network,
  session.created_date as "createdDate", session.last_used_date as "lastUsedDate", session.expires_date as "expiresDate"`)

export async function insertSession({ db, siteId }: Place, session: MemberSession, tokenHash: string): Promise<void> {
  await db.run(sql`
    insert into member_sessions (site_id, id, member_id, token_hash, client_id, agent, network, created_date, last_used_date, expires_date)
    values (${siteId}, ${session.id}, ${session.memberId}, ${tokenHash}, ${session.clientId}, ${session.agent}, ${session.network},
      ${session.createdDate}, ${session.lastUsedDate}, ${session.expiresDate})`)
}

/** A session that lives, and whose member may be signed in: one who is blocked, disconnected or deleted is not. */
export function findLiving(
  { db, siteId }: Place,
  by: { id: string } | { tokenHash: string },
  now: Date,
): Promise<MemberSession | undefined> {
  const status: MemberStatus = 'APPROVED'
  const [id, tokenHash] = 'id' in by ? [by.id, null] : [null, by.tokenHash]
  return db.one(sql`
    select ${columns} from member_sessions as session
    join members on members.site_id = session.site_id and members.id = session.member_id and members.status = ${status} and members.deleted_date is null
    where session.site_id = ${siteId} and (session.id = ${id}::uuid or session.token_hash = ${tokenHash}) and session.ended_date is null
      and session.expires_date > ${now}`)
}

/** The living sessions of a member, the last used first; there are never more than `sessionsMax` of them. */
export function findSessionsOf({ db, siteId }: Place, memberId: string, now: Date): Promise<MemberSession[]> {
  return db.rows(sql`
    select ${columns} from member_sessions as session
    where session.site_id = ${siteId} and session.member_id = ${memberId} and session.ended_date is null and session.expires_date > ${now}
    order by session.last_used_date desc, session.id desc`)
}

/** Ends one session, of this member where one is named. False: there is none. */
export async function endOne(
  { db, siteId }: Place,
  { memberId, id }: { memberId: string | null; id: string },
  now: Date,
): Promise<boolean> {
  const ended = await db.run(sql`
    update member_sessions set ended_date = ${now}
    where site_id = ${siteId} and id = ${id} and (${memberId}::uuid is null or member_id = ${memberId}::uuid) and ended_date is null
      and expires_date > ${now}`)
  return ended > 0
}

/** Ends all sessions of a member but the one that is excepted. */
export async function endAll(
  { db, siteId }: Place,
  memberId: string,
  { except, now }: { except: string | null; now: Date },
): Promise<void> {
  await db.run(sql`
    update member_sessions set ended_date = ${now}
    where site_id = ${siteId} and member_id = ${memberId} and ended_date is null and id is distinct from ${except}::uuid`)
}

/** Ends those of a member's sessions that were longest out of use, but for so many. */
export async function endOldest({ db, siteId }: Place, memberId: string, { keep, now }: { keep: number; now: Date }): Promise<void> {
  await db.run(sql`
    update member_sessions set ended_date = ${now} where site_id = ${siteId} and id = any(array(
      select id from member_sessions
      where site_id = ${siteId} and member_id = ${memberId} and ended_date is null and expires_date > ${now}
      order by last_used_date desc, id desc offset ${keep}
    ))`)
}

export async function noteUse({ db, siteId }: Place, id: string, now: Date): Promise<void> {
  await db.run(sql`update member_sessions set last_used_date = ${now} where site_id = ${siteId} and id = ${id}`)
}

/** Whether somebody is, or was until the trash is emptied, a member. */
export async function isMember({ db, siteId }: Place, id: string): Promise<boolean> {
  return (await db.one(sql`select 1 from members where site_id = ${siteId} and id = ${id}`)) !== undefined
}
