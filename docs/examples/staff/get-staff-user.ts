import type { Client } from '@stoa/sdk'

/** Somebody who works here, with their roles. */
export async function getStaffUser(stoa: Client, { colleagueId }: { colleagueId: string }) {
  const { staffUser } = await stoa.staff.getStaffUser({ id: colleagueId })
  return staffUser.roleIds
}
