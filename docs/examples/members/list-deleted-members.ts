import type { Client } from '@stoa/sdk'

/** Lists the members in the trash and when they will be purged. */
export async function listDeletedMembers(stoa: Client) {
  const { deletedMembers } = await stoa.members.listDeletedMembers({ paging: { limit: 10 } })
  return deletedMembers.map(({ member, purgeDate }) => [member.loginEmail, purgeDate])
}
