import type { Client } from '@stoa/sdk'

/** Lists the team and pending invitations. */
export async function queryStaffUsers(stoa: Client) {
  const { staffUsers } = await stoa.staff.queryStaffUsers({})
  return staffUsers.map(({ name, email, status }) => `${name || email}: ${status}`)
}
