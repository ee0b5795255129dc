import type { Client } from '@stoa/sdk'

/** Delete all blocked members. */
export async function bulkDeleteMembersByFilter(stoa: Client) {
  await stoa.members.bulkDeleteMembersByFilter({ filter: { status: 'BLOCKED' } })
}
