import { randomUUID } from 'node:crypto'
import type { MemberStatus } from '@stoa/contract/members/states'
import type { Context } from '../../server/src/context.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Identity } from '../../server/src/identity.ts'
import { openMemberSession } from '../../server/src/member-sessions/sessions.ts'
import { makeMember } from '../../server/src/members/make-member.ts'
import type { TestSite } from './site.ts'

/** A member who is signed in somewhere. */
export interface TestMember {
  id: string
  sessionId: string
  /** Of the session: what a log-in answers. */
  sessionToken: string
  identity: Extract<Identity, { kind: 'member' }>
}

/** Somebody who has registered at the site, and signed in. */
export async function makeTestMember(site: TestSite, email = `mia-${randomUUID()}@example.com`): Promise<TestMember> {
  const member = await makeMember(await contextOf(site), {
    loginEmail: email,
    loginEmailVerified: true,
    status: 'APPROVED',
    privacyStatus: 'PRIVATE',
    nickname: null,
    doc: {},
    lastLoginDate: null,
  } as Parameters<typeof makeMember>[1])
  return signInAgain(site, member!.id)
}

/** Another session of the same member's. */
export async function signInAgain(site: TestSite, id: string): Promise<TestMember> {
  const now = site.clock.now ?? new Date()
  const session = await openMemberSession({ db: site.database, siteId: site.siteId, now }, { memberId: id, agent: 'Firefox' })
  const identity = { kind: 'member', siteId: site.siteId, id, sessionId: session.id } as const
  return { id, sessionId: session.id, sessionToken: session.token, identity }
}

async function contextOf({ app: { services }, siteId, database, owner, clock }: TestSite): Promise<Context> {
  const site = await services.sites.find(siteId)
  return { identity: owner(), siteId, site, now: clock.now ?? new Date(), requestId: randomUUID(), db: database, services }
}

/** As if the owner had decided so, without whatever else that does. */
export async function putInStatus({ database, siteId }: TestSite, memberId: string, status: MemberStatus | 'DELETED'): Promise<void> {
  await database.run(
    status === 'DELETED'
      ? sql`update members set deleted_date = now() where site_id = ${siteId} and id = ${memberId}`
      : sql`update members set status = ${status} where site_id = ${siteId} and id = ${memberId}`,
  )
}
