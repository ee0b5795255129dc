import type { Client } from '@stoa/sdk'

/** From packing to running the shop. */
export async function updateStaffRoles(stoa: Client, { colleagueId }: { colleagueId: string }) {
  const { staffUser } = await stoa.staff.updateStaffRoles({ id: colleagueId, roleIds: ['SHOP_MANAGER'] })
  return staffUser.roleIds
}
