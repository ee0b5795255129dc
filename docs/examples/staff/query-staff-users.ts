import type { Client } from '@stoa/sdk'

/** List team members and invitations. */
export async function queryStaffUsers(stoa: Client) {
  const { staffUsers } = await stoa.staff.queryStaffUsers({})
  return staffUsers.map(({ name, email, status }) => `${name || email}: ${status}`)
}
