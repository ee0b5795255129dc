import type { Client } from '@stoa/sdk'

/** Add a permission to a role. With the revision, the call fails if the role has changed since it was read. */
export async function updateRole(stoa: Client, { roleId }: { roleId: string }) {
  const { role } = await stoa.roles.getRole({ id: roleId })
  const permissions = [...role.permissions, 'STOCK.READ']
  return stoa.roles.updateRole({ id: roleId, role: { revision: role.revision, permissions } })
}
