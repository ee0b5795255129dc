import type { Client } from '@stoa/sdk'

/** Deletes a person permanently, as they requested. */
export async function purgeMember(stoa: Client, { deletedMemberId }: { deletedMemberId: string }) {
  await stoa.members.purgeMember({ id: deletedMemberId })
}
