import type { Client } from '@stoa/sdk'

/** Approve all pending members. */
export async function bulkApproveMembers(stoa: Client) {
  await stoa.members.bulkApproveMembers({ filter: { status: 'PENDING' } })
}
