import type { MemberStatus } from '@stoa/contract/members/states'
import { openMemberSession } from '../../server/src/access/member-sessions/sessions.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Identity } from '../../server/src/kernel/identity.ts'
import { memberIn } from './community.ts'
import type { TestSite } from './site.ts'

/** A member who is signed in somewhere, with what the log-in answered. */
export interface TestMember {
  id: string
  sessionId: string
  sessionToken: string
  identity: Extract<Identity, { kind: 'member' }>
}

/** Somebody who has registered at the site, and signed in. */
export async function makeTestMember(site: TestSite): Promise<TestMember> {
  const { id, identity, sessionToken } = await memberIn(site, { loginEmailVerified: true })
  return { id, identity, sessionToken, sessionId: identity.sessionId! }
}

/** Another session of the same member's. */
export async function signInAgain(site: TestSite, id: string): Promise<TestMember> {
  const now = site.clock.now ?? new Date()
  const session = await openMemberSession({ db: site.database, siteId: site.siteId, now }, { memberId: id, agent: 'Firefox' })
  const identity = { kind: 'member', siteId: site.siteId, id, sessionId: session.id } as const
  return { id, sessionId: session.id, sessionToken: session.token, identity }
}

/** As if the owner had decided so, without whatever else that does. */
export async function putInStatus({ database, siteId }: TestSite, memberId: string, status: MemberStatus | 'DELETED'): Promise<void> {
  await database.run(
    status === 'DELETED'
      ? sql`update members set deleted_date = now() where site_id = ${siteId} and id = ${memberId}`
      : sql`update members set status = ${status} where site_id = ${siteId} and id = ${memberId}`,
  )
}
