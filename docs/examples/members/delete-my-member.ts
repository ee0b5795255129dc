import type { Client } from '@stoa/sdk'

/** Leaves the shop. */
export async function deleteMyMember(stoa: Client) {
  await stoa.members.deleteMyMember({})
}
