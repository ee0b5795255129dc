import type { Client } from '@stoa/sdk'

/** Counts the members who are waiting for approval. */
export async function countMembers(stoa: Client) {
  const { counts } = await stoa.members.countMembers({})
  return counts.PENDING.total
}
