import type { Client } from '@stoa/sdk'
import { openMemberSession } from '../../server/src/access/member-sessions/sessions.ts'
import { newId } from '../../server/src/database/ids.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Context } from '../../server/src/kernel/context.ts'
import type { CallerIdentity } from '../../server/src/kernel/identity.ts'
import { withoutTransaction } from '../../server/src/kernel/in-transaction.ts'
import { makeMember, type NewMember } from '../../server/src/people/members/make-member.ts'
import type { Member } from '../../server/src/people/members/member.ts'
import type { TestSite } from './site.ts'

export interface Neighbour {
  member: Member
  id: string
  identity: Extract<CallerIdentity, { kind: 'member' }>
  /** The tokens of the session: the answer to a login. */
  sessionToken: string
  client: Client
}

type Community = Pick<TestSite, 'app' | 'siteId' | 'clock' | 'database' | 'visitor' | 'as'>

/** A member of the community who has signed in once: approved and private by default. */
export async function memberIn(site: Community, given: Partial<NewMember> = {}): Promise<Neighbour> {
  const member = await site.database.transaction(async (db) =>
    makeMember(await contextIn(site, db), {
      loginEmail: `${newId()}@example.com`,
      loginEmailVerified: false,
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      nickname: null,
      doc: {},
      lastLoginDate: null,
      ...given,
    }),
  )
  if (!member) throw new Error('there is a member with this address already')
  const { id } = member
  const now = site.clock.now ?? new Date()
  const session = await openMemberSession({ db: site.database, siteId: site.siteId, now }, { memberId: id })
  const identity = { kind: 'member', siteId: site.siteId, id, sessionId: session.id } as const
  return { member, id, identity, sessionToken: session.token, client: site.as(identity) }
}

async function contextIn({ app: { services }, siteId, clock, ...site }: Community, db: Context['db']): Promise<Context> {
  return {
    identity: site.visitor(),
    siteId,
    site: await services.sites.find(siteId),
    now: clock.now ?? new Date(),
    requestId: newId(),
    ...withoutTransaction(db),
    services,
  }
}

/** The events of a member, in order: `1 created`, `2 updated status`… */
export async function eventsOfMember({ database, siteId }: TestSite, id: string): Promise<string[]> {
  const events = await database.rows<{ slug: string; fields: string[] | null; sequence: number }>(sql`
    select slug, changed_fields as fields, entity_sequence as sequence from events
    where site_id = ${siteId} and entity_id = ${id} and entity_fqdn = 'wix.members.v1.member' order by entity_sequence`)
  return events.map(({ slug, fields, sequence }) => [sequence, slug, ...(fields ?? [])].join(' '))
}

/** The number of a member's active sessions. */
export async function activeSessions({ database, siteId }: TestSite, id: string): Promise<number> {
  const row = await database.one<{ count: number }>(sql`
    select count(*)::int as count from member_sessions where site_id = ${siteId} and member_id = ${id} and ended_date is null`)
  return row!.count
}
