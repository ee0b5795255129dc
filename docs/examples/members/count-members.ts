import type { Client } from '@stoa/sdk'

/** How many wait to be let in. */
export async function countMembers(stoa: Client) {
  const { counts } = await stoa.members.countMembers({})
  return counts.PENDING.total
}
