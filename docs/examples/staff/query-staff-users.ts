import type { Client } from '@stoa/sdk'

/** Who works here, and who is invited. */
export async function queryStaffUsers(stoa: Client) {
  const { staffUsers } = await stoa.staff.queryStaffUsers({})
  return staffUsers.map(({ name, email, status }) => `${name || email}: ${status}`)
}
