import type { Client } from '@stoa/sdk'

/** Changes a team member’s role from packing to managing the shop. */
export async function updateStaffRoles(stoa: Client, { colleagueId }: { colleagueId: string }) {
  const { staffUser } = await stoa.staff.updateStaffRoles({ id: colleagueId, roleIds: ['SHOP_MANAGER'] })
  return staffUser.roleIds
}
