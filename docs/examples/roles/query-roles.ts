import type { Client } from '@stoa/sdk'

/** Lists the roles and how many people have each. */
export async function queryRoles(stoa: Client) {
  const { roles } = await stoa.roles.queryRoles({})
  return roles.map(({ name, staffCount }) => `${name}: ${staffCount}`)
}
