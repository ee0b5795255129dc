import type { Client } from '@stoa/sdk'

/** Delete a member in the trash permanently. */
export async function purgeMember(stoa: Client, { deletedMemberId }: { deletedMemberId: string }) {
  await stoa.members.purgeMember({ id: deletedMemberId })
}
