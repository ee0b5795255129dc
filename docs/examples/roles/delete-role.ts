import type { Client } from '@stoa/sdk'

/** Delete a role that isn't assigned to anyone. */
export async function deleteRole(stoa: Client, { roleId }: { roleId: string }) {
  await stoa.roles.deleteRole({ id: roleId })
}
