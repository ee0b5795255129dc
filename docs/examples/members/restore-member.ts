import type { Client } from '@stoa/sdk'

/** Restores a deleted member. */
export async function restoreMember(stoa: Client, { deletedMemberId }: { deletedMemberId: string }) {
  const { member } = await stoa.members.restoreMember({ id: deletedMemberId })
  return member.status
}
