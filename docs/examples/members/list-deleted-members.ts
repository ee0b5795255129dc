import type { Client } from '@stoa/sdk'

/** List members in the trash, with the dates when they will be purged. */
export async function listDeletedMembers(stoa: Client) {
  const { deletedMembers } = await stoa.members.listDeletedMembers({ paging: { limit: 10 } })
  return deletedMembers.map(({ member, purgeDate }) => [member.loginEmail, purgeDate])
}
