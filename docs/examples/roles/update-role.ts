import type { Client } from '@stoa/sdk'

/** Lets everybody who has the role see stock as well; refused if somebody has changed it since it was read. */
export async function updateRole(stoa: Client, { roleId }: { roleId: string }) {
  const { role } = await stoa.roles.getRole({ id: roleId })
  const permissions = [...role.permissions, 'STOCK.READ']
  return stoa.roles.updateRole({ id: roleId, role: { revision: role.revision, permissions } })
}
