import type { Client } from '@stoa/sdk'

/** Takes away a role that nobody has. */
export async function deleteRole(stoa: Client, { roleId }: { roleId: string }) {
  await stoa.roles.deleteRole({ id: roleId })
}
