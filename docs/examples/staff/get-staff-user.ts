import type { Client } from '@stoa/sdk'

/** Reads a team member with their roles. */
export async function getStaffUser(stoa: Client, { colleagueId }: { colleagueId: string }) {
  const { staffUser } = await stoa.staff.getStaffUser({ id: colleagueId })
  return staffUser.roleIds
}
