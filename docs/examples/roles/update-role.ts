import type { Client } from '@stoa/sdk'

/** Lets everyone with the role read stock as well. Fails if someone has changed the role since it was read. */
export async function updateRole(stoa: Client, { roleId }: { roleId: string }) {
  const { role } = await stoa.roles.getRole({ id: roleId })
  const permissions = [...role.permissions, 'STOCK.READ']
  return stoa.roles.updateRole({ id: roleId, role: { revision: role.revision, permissions } })
}
