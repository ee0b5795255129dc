import type { Client } from '@stoa/sdk'

/** List roles and the number of team members with each. */
export async function queryRoles(stoa: Client) {
  const { roles } = await stoa.roles.queryRoles({})
  return roles.map(({ name, staffCount }) => `${name}: ${staffCount}`)
}
