import { totalOf, type PageOfPlan } from '../../database/query/capped-count.ts'
import type { QueryPlan } from '../../database/query/query-plan.ts'
import { fragment, part, raw, sql, type Fragment } from '../../database/sql.ts'
import { countMax } from '../../http/page-metadata.ts'
import type { CallerScope, Context, Scope } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { emailKey } from './email-key.ts'
import { membersTable, type Member } from './member.ts'

const { columns } = membersTable
const trashKeys = ['deletedDate', 'purgeDate', 'contentAssigneeId'] as const
const insertRow = membersTable.insert(...membersTable.keysExcept(...trashKeys))
const insertRows = membersTable.insertMany(...membersTable.keysExcept(...trashKeys))
/** Fields of a member that can change. */
const updateRow = membersTable.update(...membersTable.keysExcept('id', 'loginEmail', 'loginEmailKey', 'createdDate', ...trashKeys))

/** The members that a caller can see: for other callers, approved members of the community; for members, also themselves; for callers acting for the site,
 *  all. A member who was just blocked sees nobody, whatever its token says. Members in the trash are excluded. */
export function visibleTo({ siteId, kind, id }: CallerIdentity): Fragment {
  const living = part`members.site_id = ${siteId} and members.deleted_date is null`
  switch (kind) {
    case 'owner':
    case 'app':
      return living
    case 'member':
      return part`${living} and members.status = 'APPROVED' and (members.privacy_status = 'PUBLIC' or members.id = ${id})`
    case 'visitor':
    case 'guest':
      return part`${living} and members.status = 'APPROVED' and members.privacy_status = 'PUBLIC'`
  }
}

/** The members that a caller can change: members themselves; callers acting for the site all; others none. */
function changeableBy(identity: CallerIdentity): Fragment {
  const { kind, id } = identity
  if (kind === 'owner' || kind === 'app') return visibleTo(identity)
  return kind === 'member' ? part`${visibleTo(identity)} and members.id = ${id}` : fragment('false')
}

export function findVisible({ db, identity }: CallerScope, id: string): Promise<Member | undefined> {
  return db.one(sql`select ${columns} from members where ${visibleTo(identity)} and members.id = ${id}`)
}

/** A member that the caller can change, locked until the transaction ends. */
export function lockOwn({ db, identity }: CallerScope, id: string): Promise<Member | undefined> {
  return db.one(sql`select ${columns} from members where ${changeableBy(identity)} and members.id = ${id} for update`)
}

/** Members that the caller can change, locked in the order of their ids, so that two bulk calls never deadlock. */
export function lockAll({ db, identity }: CallerScope, ids: readonly string[]): Promise<Member[]> {
  return db.rows(sql`
    select ${columns} from members where ${changeableBy(identity)} and members.id = any(${ids}::uuid[]) order by members.id for update`)
}

/** All matching members, up to `atMost`, locked as `lockAll` does. */
export function lockMatching({ db, identity }: CallerScope, filters: readonly Fragment[], atMost: number): Promise<Member[]> {
  const matching = filters.reduce((so, filter) => part`${so} and ${filter}`, changeableBy(identity))
  return db.rows(sql`select ${columns} from members where ${matching} order by members.id limit ${atMost} for update`)
}

interface Selected {
  where: Fragment
  /** The condition of a search, in addition to the filter. */
  searched: Fragment | undefined
}

const narrowed = ({ where, searched }: Selected): Fragment => (searched ? part`${where} and ${searched}` : where)

export function selectMembers({ db }: Pick<Context, 'db'>, plan: QueryPlan, selected: Selected): Promise<Member[]> {
  return db.rows(plan.select({ columns, from: 'members', where: narrowed(selected) }))
}

export function countMatching({ db }: Pick<Context, 'db'>, paged: PageOfPlan, selected: Selected): Promise<number> {
  return totalOf(db, { ...paged, selection: { from: 'members', where: narrowed(selected) }, atMost: countMax })
}

/** Number of members per status, each counted up to `atMost` plus one. */
export function countByStatus(
  { db, siteId }: Scope,
  statuses: readonly string[],
  atMost: number,
): Promise<{ status: string; total: number }[]> {
  return db.rows(sql`
    select wanted.status, (select count(*)::int from (select from members where site_id = ${siteId} and members.status = wanted.status
      and deleted_date is null limit ${atMost + 1}) as counted) as total
    from unnest(${statuses}::text[]) as wanted (status)`)
}

/** Members in the trash aren't found. */
export function findMember({ db, siteId }: Scope, id: string): Promise<Member | undefined> {
  return db.one(sql`select ${columns} from members where site_id = ${siteId} and id = ${id} and deleted_date is null`)
}

/** The members with these contact IDs, also those in the trash. They can't be purged until the transaction ends. */
export function lockMembersOfContacts({ db, siteId }: Scope, contactIds: readonly string[]): Promise<Member[]> {
  return db.rows(sql`
    select ${columns} from members where site_id = ${siteId} and contact_id = any(${contactIds}::uuid[]) order by id for share`)
}

/** A member, locked until the transaction ends. */
export function lockMember({ db, siteId }: Scope, id: string): Promise<Member | undefined> {
  return db.one(sql`select ${columns} from members where site_id = ${siteId} and id = ${id} and deleted_date is null for update`)
}

export function findByLoginEmail({ db, siteId }: Scope, email: string): Promise<Member | undefined> {
  return db.one(sql`
    select ${columns} from members where site_id = ${siteId} and login_email_key = ${emailKey(email)} and deleted_date is null`)
}

/** False if a member already has this email address or slug. */
export async function insertMember({ db, siteId }: Scope, member: Member): Promise<boolean> {
  const row = { ...member, loginEmailKey: member.loginEmail && emailKey(member.loginEmail) }
  const inserted = await db.run(sql`${insertRow(siteId, row)} on conflict do nothing`)
  return inserted > 0
}

/** Inserts many members whose addresses are free. */
export async function insertMembers({ db, siteId }: Scope, members: readonly Member[]): Promise<void> {
  const rows = members.map((member) => ({ ...member, loginEmailKey: member.loginEmail && emailKey(member.loginEmail) }))
  await db.run(sql`${insertRows(siteId, rows)}`)
}

export async function saveMember({ db, siteId }: Scope, member: Member): Promise<void> {
  await db.run(sql`${updateRow(member)} where site_id = ${siteId} and id = ${member.id}`)
}

/** Those of these slugs that are in use. */
export async function usedSlugs({ db, siteId }: Scope, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ slug: string }>(sql`select slug from members where site_id = ${siteId} and slug = any(${slugs}::text[])`)
  return new Set(rows.map(({ slug }) => slug))
}

/** Sets the slug of a locked member. False if it is in use, also by a concurrent transaction; the transaction continues. */
export const takeSlug = ({ db, siteId }: Scope, id: string, slug: string): Promise<boolean> =>
  falseIfDuplicate(db, () => db.run(sql`update members set slug = ${slug} where site_id = ${siteId} and id = ${id}`))

/** Sets the sign-in address of a locked member. False if another member has it by now. */
export const takeLoginEmail = ({ db, siteId }: Scope, id: string, email: string): Promise<boolean> =>
  falseIfDuplicate(db, () =>
    db.run(sql`
      update members set login_email = ${email}, login_email_key = ${emailKey(email)} where site_id = ${siteId} and id = ${id}`),
  )

const uniqueViolation = '23505'

/** Runs a write that may violate a unique index. False if it did; the transaction is then as before. */
async function falseIfDuplicate(db: Context['db'], write: () => Promise<unknown>): Promise<boolean> {
  await db.run(sql`savepoint before_unique`)
  try {
    await write()
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error
    await db.run(sql`rollback to savepoint before_unique`)
    return false
  }
  await db.run(sql`release savepoint before_unique`)
  return true
}

/** A member in the trash. */
export interface Trashed extends Member {
  deletedDate: Date
  purgeDate: Date
  contentAssigneeId: string | null
}

const trashColumns = raw(`${columns}, ${membersTable.select(...trashKeys)}`)
const updateTrashed = membersTable.update('revision', ...trashKeys)

export async function putIntoTrash({ db, siteId }: Scope, trashed: Trashed): Promise<void> {
  await db.run(sql`${updateTrashed(trashed)} where site_id = ${siteId} and id = ${trashed.id}`)
}

/** A page of the trash plus one, the last deleted first. */
export function selectTrash({ db, siteId }: Scope, { limit, offset }: { limit: number; offset: number }): Promise<Trashed[]> {
  return db.rows(sql`
    select ${trashColumns} from members where site_id = ${siteId} and deleted_date is not null
    order by deleted_date desc, id desc limit ${limit + 1} offset ${offset}`)
}

/** Number of members in the trash, up to `atMost` plus one. */
export async function countTrash({ db, siteId }: Scope, atMost: number): Promise<number> {
  return (await db.one<{ total: number }>(sql`
    select count(*)::int as total from (select from members where site_id = ${siteId} and deleted_date is not null limit ${atMost + 1}) as counted`))!
    .total
}

/** A member in the trash, locked until the transaction ends. */
export function lockTrashed({ db, siteId }: Scope, id: string): Promise<Trashed | undefined> {
  return db.one(sql`
    select ${trashColumns} from members where site_id = ${siteId} and id = ${id} and deleted_date is not null for update`)
}

/** Restores a locked member from the trash. False if its email address is in use by now. */
export const takeFromTrash = ({ db, siteId }: Scope, { id, revision, updatedDate }: Member): Promise<boolean> =>
  falseIfDuplicate(db, () =>
    db.run(sql`
      update members set revision = ${revision}, updated_date = ${updatedDate}, deleted_date = null, purge_date = null, content_assignee_id = null
      where site_id = ${siteId} and id = ${id}`),
  )

/** The next member in the trash that is due to be purged, locked. Those that another process has locked are skipped. */
export function lockExpired({ db, siteId }: Scope, now: Date): Promise<Trashed | undefined> {
  return db.one(sql`
    select ${trashColumns} from members where site_id = ${siteId} and deleted_date is not null and purge_date <= ${now}
    order by purge_date, id limit 1 for update skip locked`)
}

/** The sites with members that are due to be purged. */
export async function sitesToPurge(db: Context['db'], now: Date): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select distinct site_id as "siteId" from members where deleted_date is not null and purge_date <= ${now}`)
  return rows.map(({ siteId }) => siteId)
}

/** Deletes everything that belongs to the sign-in of a locked member: password, sessions with their tokens, and pending sign-ins. */
export async function deleteSignInOf({ db, siteId }: Scope, memberId: string): Promise<void> {
  await db.run(sql`
    delete from refresh_tokens where site_id = ${siteId}
      and session_id in (select id from member_sessions where site_id = ${siteId} and member_id = ${memberId})`)
  for (const table of tablesOfSignIn) await db.run(sql`delete from ${raw(table)} where site_id = ${siteId} and member_id = ${memberId}`)
}

/** In the order of locks. */
const tablesOfSignIn = [
  'authorization_codes',
  'recovery_tokens',
  'member_passwords',
  'member_connections',
  'sign_in_states',
  'member_sessions',
] as const

/** Deletes a member's row. */
export async function deleteForGood({ db, siteId }: Scope, id: string): Promise<void> {
  await db.run(sql`delete from members where site_id = ${siteId} and id = ${id}`)
}
