import type { Client } from '@stoa/sdk'

/** Approves all members who are waiting for it. */
export async function bulkApproveMembers(stoa: Client) {
  await stoa.members.bulkApproveMembers({ filter: { status: 'PENDING' } })
}
