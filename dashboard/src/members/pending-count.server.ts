import type { Client } from '@stoa/sdk'

/** How many members wait for the owner, counted as far as lists count. */
export async function pendingCount(client: Client): Promise<{ count: number; tooManyToCount: boolean }> {
  const { metadata } = await client.members.queryMembers({ query: { filter: { status: 'PENDING' }, paging: { limit: 1 } } })
  return { count: metadata.total ?? countedMax, tooManyToCount: metadata.tooManyToCount === true }
}

const countedMax = 10_000
