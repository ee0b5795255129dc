import type { Context } from '../context.ts'
import { raw, sql } from '../database/sql.ts'
import { emailKey } from './email-key.ts'
import type { Member } from './member.ts'

type Place = Pick<Context, 'db' | 'siteId'>

const columns =
  raw(`members.id, members.revision, members.login_email as "loginEmail", members.login_email_verified as "loginEmailVerified",
  members.status, members.privacy_status as "privacyStatus", members.activity_status as "activityStatus", members.slug, members.nickname,
  members.contact_id as "contactId", members.doc, members.created_date as "createdDate", members.updated_date as "updatedDate",
  members.last_login_date as "lastLoginDate"`)

/** Whoever is in the trash is not found. */
export function findMember({ db, siteId }: Place, id: string): Promise<Member | undefined> {
  return db.one(sql`select ${columns} from members where site_id = ${siteId} and id = ${id} and deleted_date is null`)
}

/** The same, held until the transaction ends. */
export function lockMember({ db, siteId }: Place, id: string): Promise<Member | undefined> {
  return db.one(sql`select ${columns} from members where site_id = ${siteId} and id = ${id} and deleted_date is null for update`)
}

export function findByLoginEmail({ db, siteId }: Place, email: string): Promise<Member | undefined> {
  return db.one(sql`
    select ${columns} from members where site_id = ${siteId} and login_email_key = ${emailKey(email)} and deleted_date is null`)
}

/** False: there is a member with this e-mail address or slug already. */
export async function insertMember({ db, siteId }: Place, member: Member): Promise<boolean> {
  const inserted = await db.run(sql`
    insert into members (site_id, id, revision, login_email, login_email_key, login_email_verified, status, privacy_status, activity_status, slug,
      nickname, contact_id, doc, created_date, updated_date, last_login_date)
    values (${siteId}, ${member.id}, ${member.revision}, ${member.loginEmail}, ${member.loginEmail && emailKey(member.loginEmail)},
      ${member.loginEmailVerified}, ${member.status}, ${member.privacyStatus}, ${member.activityStatus}, ${member.slug}, ${member.nickname},
      ${member.contactId}, ${JSON.stringify(member.doc)}, ${member.createdDate}, ${member.updatedDate}, ${member.lastLoginDate})
    on conflict do nothing`)
  return inserted > 0
}

/** Writes what may change of a member. */
export async function saveMember({ db, siteId }: Place, member: Member): Promise<void> {
  await db.run(sql`
    update members set revision = ${member.revision}, login_email_verified = ${member.loginEmailVerified}, status = ${member.status},
      privacy_status = ${member.privacyStatus}, activity_status = ${member.activityStatus}, slug = ${member.slug}, nickname = ${member.nickname},
      contact_id = ${member.contactId}, doc = ${JSON.stringify(member.doc)}, updated_date = ${member.updatedDate},
      last_login_date = ${member.lastLoginDate}
    where site_id = ${siteId} and id = ${member.id}`)
}

/** Those of these slugs that members have already. */
export async function takenSlugs({ db, siteId }: Place, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ slug: string }>(sql`select slug from members where site_id = ${siteId} and slug = any(${slugs}::text[])`)
  return new Set(rows.map(({ slug }) => slug))
}
