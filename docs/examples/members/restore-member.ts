import type { Client } from '@stoa/sdk'

/** Restore a deleted member. */
export async function restoreMember(stoa: Client, { deletedMemberId }: { deletedMemberId: string }) {
  const { member } = await stoa.members.restoreMember({ id: deletedMemberId })
  return member.status
}
