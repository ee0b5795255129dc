import type { SignInState } from '@stoa/contract/authentication/identity'
import { raw, sql } from '../../database/sql.ts'
import { boolean, integer, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { Scope } from '../../kernel/context.ts'
import type { WireIdentity } from './present-identity.ts'

export interface MemberPassword {
  hash: string
  mustReset: boolean
}

export function findPassword({ db, siteId }: Scope, memberId: string): Promise<MemberPassword | undefined> {
  return db.one(sql`
    select hash, must_reset as "mustReset" from member_passwords where site_id = ${siteId} and member_id = ${memberId}`)
}

export async function savePassword({ db, siteId, now }: Scope & { now: Date }, memberId: string, hash: string): Promise<void> {
  await db.run(sql`
    insert into member_passwords (site_id, member_id, hash, must_reset, changed_date) values (${siteId}, ${memberId}, ${hash}, false, ${now})
    on conflict (site_id, member_id) do update set hash = excluded.hash, must_reset = false, changed_date = excluded.changed_date`)
}

export async function deletePassword({ db, siteId }: Scope, memberId: string): Promise<void> {
  await db.run(sql`delete from member_passwords where site_id = ${siteId} and member_id = ${memberId}`)
}

const states = table('sign_in_states', {
  id: uuid(),
  memberId: uuid(),
  state: text<Exclude<SignInState, 'SUCCESS'>>(),
  tokenHash: text().hidden(),
  /** The address that a code was sent to. */
  target: text().orNull(),
  codeHash: text().orNull(),
  codeExpiresDate: timestamptz().orNull(),
  tries: integer(),
  createdDate: timestamptz().hidden(),
  expiresDate: timestamptz(),
  /** Started without a password: it continues by its code alone, whatever the member's state. */
  byCodeOnly: boolean(),
  /** JSON stored as text, because jsonb wouldn't preserve its order. */
  decoy: jsonb<string | null>().hidden(),
})
const columns = raw(`${states.columns}, decoy #>> '{}' as decoy`)
const insertStateRow = states.insert()
const updateCode = states.update('codeHash', 'codeExpiresDate', 'target')

/** A pending sign-in. */
export interface WaitingState extends RowOf<typeof states> {
  /** For a decoy: the response it was created with (threat A06). */
  decoy: WireIdentity | null
}

export async function insertState({ db, siteId, now }: Scope & { now: Date }, state: WaitingState, tokenHash: string): Promise<void> {
  const decoy = state.decoy && JSON.stringify(state.decoy)
  await db.run(sql`${insertStateRow(siteId, { ...state, decoy, tokenHash, createdDate: now })}`)
}

/** Whose pending sign-in a token continues: the member is locked before it. */
export async function memberOfState({ db, siteId, now }: Scope & { now: Date }, tokenHash: string): Promise<string | undefined> {
  const row = await db.one<{ memberId: string }>(sql`
    select member_id as "memberId" from sign_in_states where site_id = ${siteId} and token_hash = ${tokenHash} and expires_date > ${now}`)
  return row?.memberId
}

/** The pending sign-in of a token, locked until the transaction ends: of two concurrent uses one comes first. */
export async function lockState({ db, siteId, now }: Scope & { now: Date }, tokenHash: string): Promise<WaitingState | undefined> {
  const row = await db.one<Omit<WaitingState, 'decoy'> & { decoy: string | null }>(sql`
    select ${columns} from sign_in_states where site_id = ${siteId} and token_hash = ${tokenHash} and expires_date > ${now} for update`)
  // Exactly as it was returned before.
  return row && { ...row, decoy: row.decoy === null ? null : (JSON.parse(row.decoy) as WireIdentity) }
}

export async function saveCode(
  { db, siteId }: Scope,
  state: Pick<WaitingState, 'id' | 'codeHash' | 'codeExpiresDate' | 'target'>,
): Promise<void> {
  await db.run(sql`${updateCode(state)} where site_id = ${siteId} and id = ${state.id}`)
}

export async function saveTries({ db, siteId }: Scope, id: string, tries: number): Promise<void> {
  await db.run(sql`update sign_in_states set tries = ${tries} where site_id = ${siteId} and id = ${id}`)
}

/** Ends all pending sign-ins of a member. Decoys continue: their end would reveal that someone signed in. */
export async function deleteStatesOf({ db, siteId }: Scope, memberId: string): Promise<void> {
  await db.run(sql`delete from sign_in_states where site_id = ${siteId} and member_id = ${memberId} and decoy is null`)
}

/** The member of an issuer's subject. */
export interface Subject {
  issuer: string
  subject: string
}

export function findConnected({ db, siteId }: Scope, { issuer, subject }: Subject): Promise<{ memberId: string } | undefined> {
  return db.one(sql`
    select member_id as "memberId" from member_connections where site_id = ${siteId} and issuer = ${issuer} and subject = ${subject}`)
}

/** False if the issuer's subject already belongs to a member. */
export async function insertConnected(
  { db, siteId, now }: Scope & { now: Date },
  { issuer, subject }: Subject,
  { connectionId, memberId }: { connectionId: string; memberId: string },
): Promise<boolean> {
  const kept = await db.run(sql`
    insert into member_connections (site_id, issuer, subject, connection_id, member_id, created_date)
    values (${siteId}, ${issuer}, ${subject}, ${connectionId}, ${memberId}, ${now}) on conflict do nothing`)
  return kept > 0
}

const signOns = table('single_sign_ons', {
  stateHash: text().hidden(),
  ticketHash: text(),
  connectionId: uuid(),
  /** Requires the provider to authenticate the person again. */
  anew: boolean(),
  createdDate: timestamptz(),
  expiresDate: timestamptz(),
  usedDate: timestamptz().orNull(),
})
const insertSignOnRow = signOns.insert(...signOns.keysExcept('usedDate'))

/** A sign-in in progress at a provider. */
export type SingleSignOn = RowOf<typeof signOns>

export async function insertSingleSignOn({ db, siteId }: Scope, stateHash: string, signOn: SingleSignOn): Promise<void> {
  await db.run(sql`${insertSignOnRow(siteId, { ...signOn, stateHash })}`)
}

export function findSingleSignOn({ db, siteId }: Scope, stateHash: string): Promise<SingleSignOn | undefined> {
  return db.one(sql`
    select ${signOns.columns} from single_sign_ons where site_id = ${siteId} and state_hash = ${stateHash}`)
}

/** False if it was used before. */
export async function markSingleSignOnUsed({ db, siteId, now }: Scope & { now: Date }, stateHash: string): Promise<boolean> {
  const marked = await db.run(sql`
    update single_sign_ons set used_date = ${now} where site_id = ${siteId} and state_hash = ${stateHash} and used_date is null`)
  return marked > 0
}
