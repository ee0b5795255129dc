import { openSession } from '../../server/src/access/staff/sessions.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { TestSite } from '../support/site.ts'
import { colleague, recoveryToken, tokenSentTo } from '../support/staff.ts'
import type { Scene } from './scene.ts'

/** The shop's team besides its owner: Finn, who packs, and Ines, who is invited; and an unused role. */
export async function teamScene(site: TestSite): Promise<Scene> {
  const { staff, roles } = site.as(site.owner())
  const finn = await colleague(site, ['ORDER_FULFILLER'])
  await site.database.run(sql`update staff_users set email = 'finn@example.com' where site_id = ${site.siteId} and id = ${finn.id}`)
  const { staffUser: ines } = await staff.inviteStaffUser({ email: 'ines@example.com', roleIds: ['READER'] })
  const { role } = await roles.createRole({ role: { name: 'Packing table', permissions: ['ECOM.READ_ORDERS'] } })
  await openSession(
    { db: site.database, siteId: site.siteId, now: site.clock.now!, address: '203.0.113.5' },
    { ...site.owner(), email: '', name: '' },
  )
  const scene = {
    colleagueId: finn.id,
    invitedId: ines.id,
    roleId: role.id,
    invitationToken: (await tokenSentTo(site, ines.email, 'staff-invitation'))!,
    staffRecoveryToken: (await recoveryToken(site, 'finn@example.com'))!,
  }
  await site.database.run(sql`delete from mails where site_id = ${site.siteId} and template in ('staff-invitation', 'staff-recovery')`)
  return scene
}
