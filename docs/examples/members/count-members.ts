import type { Client } from '@stoa/sdk'

/** Count the members who wait for approval. */
export async function countMembers(stoa: Client) {
  const { counts } = await stoa.members.countMembers({})
  return counts.PENDING.total
}
