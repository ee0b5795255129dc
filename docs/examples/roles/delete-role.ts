import type { Client } from '@stoa/sdk'

/** Deletes a role that no one has. */
export async function deleteRole(stoa: Client, { roleId }: { roleId: string }) {
  await stoa.roles.deleteRole({ id: roleId })
}
