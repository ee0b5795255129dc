import type { Client } from '@stoa/sdk'

/** The number of members waiting for approval, counted up to the limit of lists. */
export async function pendingCount(client: Client): Promise<{ count: number; tooManyToCount: boolean }> {
  const { metadata } = await client.members.queryMembers({ query: { filter: { status: 'PENDING' }, paging: { limit: 1 } } })
  return { count: metadata.total ?? countedMax, tooManyToCount: metadata.tooManyToCount === true }
}

const countedMax = 10_000
