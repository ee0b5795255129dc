import type { Client } from '@stoa/sdk'

/** Read the roles of a team member. */
export async function getStaffUser(stoa: Client, { colleagueId }: { colleagueId: string }) {
  const { staffUser } = await stoa.staff.getStaffUser({ id: colleagueId })
  return staffUser.roleIds
}
