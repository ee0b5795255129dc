import type { Client } from '@stoa/sdk'

/** Who is in the trash, and until when. */
export async function listDeletedMembers(stoa: Client) {
  const { deletedMembers } = await stoa.members.listDeletedMembers({ paging: { limit: 10 } })
  return deletedMembers.map(({ member, purgeDate }) => [member.loginEmail, purgeDate])
}
