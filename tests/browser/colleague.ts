import type { Page } from 'playwright-core'
import type { BuiltInRoleId } from '@stoa/contract/roles/built-in'
import { dashboardCookie } from '../../server/src/http/cookie.ts'
import { callerOf, ownerOf } from '../support/owner-of.ts'
import { sharedDatabase } from '../support/site.ts'
import { staffPassword, tokenSentTo } from '../support/staff.ts'
import type { Shop } from './shop.ts'

/** A page with a colleague of the owner signed in, who has this role. */
export async function asColleague(shop: Shop, role: BuiltInRoleId | (string & {}), name = 'Finn'): Promise<Page> {
  const { stoa } = shop
  const email = `${name.toLowerCase()}-${role.toLowerCase()}@example.com`
  await ownerOf(stoa).staff.inviteStaffUser({ email, roleIds: [role] })
  const token = (await tokenSentTo({ database: sharedDatabase(), siteId: stoa.siteId }, email, 'staff-invitation'))!
  const { sessionToken } = await callerOf(stoa, { kind: 'anonymous' }).staff.acceptInvitation({ token, name, password: staffPassword })
  const page = await shop.open({ viewport: { width: 1440, height: 900 } })
  const domain = new URL(stoa.baseUrl).hostname
  await page
    .context()
    .addCookies([{ name: dashboardCookie, value: sessionToken, domain, path: '/dashboard', httpOnly: true, sameSite: 'Lax' }])
  return page
}
