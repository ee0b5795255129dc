import type { Client } from '@stoa/sdk'

/** Make a team member a shop manager. */
export async function updateStaffRoles(stoa: Client, { colleagueId }: { colleagueId: string }) {
  const { staffUser } = await stoa.staff.updateStaffRoles({ id: colleagueId, roleIds: ['SHOP_MANAGER'] })
  return staffUser.roleIds
}
