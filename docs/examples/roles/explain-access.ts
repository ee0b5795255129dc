import type { Client } from '@stoa/sdk'

/** May this person block a member? */
export async function explainAccess(stoa: Client, { colleagueId }: { colleagueId: string }) {
  const { allowed, permission } = await stoa.roles.explainAccess({ staffUserId: colleagueId, call: 'members.blockMember' })
  return allowed ? 'yes' : `no: ${permission} is missing`
}
