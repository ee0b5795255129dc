import type { Client } from '@stoa/sdk'

/** Lets all in who wait for it. */
export async function bulkApproveMembers(stoa: Client) {
  await stoa.members.bulkApproveMembers({ filter: { status: 'PENDING' } })
}
