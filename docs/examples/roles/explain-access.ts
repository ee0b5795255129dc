import type { Client } from '@stoa/sdk'

/** Check whether a team member can block members. */
export async function explainAccess(stoa: Client, { colleagueId }: { colleagueId: string }) {
  const { allowed, permission } = await stoa.roles.explainAccess({ staffUserId: colleagueId, call: 'members.blockMember' })
  return allowed ? 'yes' : `no: ${permission} is missing`
}
