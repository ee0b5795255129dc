import type { Client } from '@stoa/sdk'

/** Move a member to the trash for 30 days. */
export async function deleteMember(stoa: Client, { memberId }: { memberId: string }) {
  await stoa.members.deleteMember({ id: memberId })
}
