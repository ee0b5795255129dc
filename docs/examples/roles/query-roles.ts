import type { Client } from '@stoa/sdk'

/** Which roles there are, and how many have each. */
export async function queryRoles(stoa: Client) {
  const { roles } = await stoa.roles.queryRoles({})
  return roles.map(({ name, staffCount }) => `${name}: ${staffCount}`)
}
