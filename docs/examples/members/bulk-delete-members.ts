import type { Client } from '@stoa/sdk'

/** Delete two members and return the results that failed. */
export async function bulkDeleteMembers(stoa: Client, { memberId, pendingMemberId }: { memberId: string; pendingMemberId: string }) {
  const { results } = await stoa.members.bulkDeleteMembers({ memberIds: [memberId, pendingMemberId] })
  return results.filter(({ itemMetadata }) => !itemMetadata.success)
}
