import type { Client } from '@stoa/sdk'

/** Deletes members; each tells how it went. */
export async function bulkDeleteMembers(stoa: Client, { memberId, pendingMemberId }: { memberId: string; pendingMemberId: string }) {
  const { results } = await stoa.members.bulkDeleteMembers({ memberIds: [memberId, pendingMemberId] })
  return results.filter(({ itemMetadata }) => !itemMetadata.success)
}
