import type { Client } from '@stoa/sdk'

/** Deletes all who are blocked. */
export async function bulkDeleteMembersByFilter(stoa: Client) {
  await stoa.members.bulkDeleteMembersByFilter({ filter: { status: 'BLOCKED' } })
}
