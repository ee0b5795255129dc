import type { Client } from '@stoa/sdk'

/** Deletes somebody for good who asked for it. */
export async function purgeMember(stoa: Client, { deletedMemberId }: { deletedMemberId: string }) {
  await stoa.members.purgeMember({ id: deletedMemberId })
}
