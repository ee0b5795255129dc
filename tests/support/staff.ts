import { randomUUID } from 'node:crypto'
import type { Client } from '@stoa/sdk'
import { identityOfStaffSession } from '../../server/src/access/staff/sessions.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Identity } from '../../server/src/kernel/identity.ts'
import { runQueued } from './queue.ts'
import type { TestSite } from './site.ts'

export const staffPassword = 'a kettle of green tea'
const nobody = { kind: 'anonymous' } as const

/** The token in someone's latest email of a template. */
export async function tokenSentTo(
  site: Pick<TestSite, 'database' | 'siteId'>,
  email: string,
  template: 'staff-invitation' | 'staff-recovery',
): Promise<string | undefined> {
  const mail = await site.database.one<{ plain: string }>(sql`
    select plain from mails where site_id = ${site.siteId} and recipient = ${email} and template = ${template}
    order by created_date desc, id desc limit 1`)
  return /(?:invite\/|token=)([\w.-]+)/.exec(mail?.plain ?? '')?.[1]
}

/** Requests a link to reset a password. Undefined if none was sent. */
export async function recoveryToken(site: TestSite, email: string): Promise<string | undefined> {
  await site.as(nobody).staff.sendStaffRecoveryEmail({ email })
  await runQueued(site)
  return tokenSentTo(site, email, 'staff-recovery')
}

export interface Colleague {
  id: string
  email: string
  sessionToken: string
  /** The current user of the session. */
  identity(): Promise<Identity>
  /** Makes calls with the session as it is at each call. */
  client(): Promise<Client>
}

/** A user with these roles, invited by the owner and signed in. */
export async function colleague(site: TestSite, roleIds: readonly string[], name = 'Finn'): Promise<Colleague> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`
  const { staffUser } = await site.as(site.owner()).staff.inviteStaffUser({ email, roleIds: [...roleIds] })
  const token = (await tokenSentTo(site, email, 'staff-invitation'))!
  const { sessionToken } = await site.as(nobody).staff.acceptInvitation({ token, name, password: staffPassword })
  const identity = () => identityOfStaffSession(site.app.services, sessionToken)
  return { id: staffUser.id, email, sessionToken, identity, client: async () => site.as(await identity()) }
}
