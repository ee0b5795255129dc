import type { MemberStatus } from '@stoa/contract/members/states'
import { openMemberSession } from '../../server/src/access/member-sessions/sessions.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Identity } from '../../server/src/kernel/identity.ts'
import { memberIn } from './community.ts'
import type { TestSite } from './site.ts'

/** A signed-in member, with the answer to the login. */
export interface TestMember {
  id: string
  sessionId: string
  sessionToken: string
  identity: Extract<Identity, { kind: 'member' }>
}

/** A visitor who has registered at the site and signed in. */
export async function makeTestMember(site: TestSite): Promise<TestMember> {
  const { id, identity, sessionToken } = await memberIn(site, { loginEmailVerified: true })
  return { id, identity, sessionToken, sessionId: identity.sessionId! }
}

/** Another session of the same member. */
export async function signInAgain(site: TestSite, id: string): Promise<TestMember> {
  const now = site.clock.now ?? new Date()
  const session = await openMemberSession({ db: site.database, siteId: site.siteId, now }, { memberId: id, agent: 'Firefox (Linux)' })
  const identity = { kind: 'member', siteId: site.siteId, id, sessionId: session.id } as const
  return { id, sessionId: session.id, sessionToken: session.token, identity }
}

/** Sets a status as an owner would, without the other effects of that call. */
export async function putInStatus({ database, siteId }: TestSite, memberId: string, status: MemberStatus | 'DELETED'): Promise<void> {
  await database.run(
    status === 'DELETED'
      ? sql`update members set deleted_date = now() where site_id = ${siteId} and id = ${memberId}`
      : sql`update members set status = ${status} where site_id = ${siteId} and id = ${memberId}`,
  )
}
