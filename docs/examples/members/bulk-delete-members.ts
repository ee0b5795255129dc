import type { Client } from '@stoa/sdk'

/** Deletes several members, with a result for each. */
export async function bulkDeleteMembers(stoa: Client, { memberId, pendingMemberId }: { memberId: string; pendingMemberId: string }) {
  const { results } = await stoa.members.bulkDeleteMembers({ memberIds: [memberId, pendingMemberId] })
  return results.filter(({ itemMetadata }) => !itemMetadata.success)
}
