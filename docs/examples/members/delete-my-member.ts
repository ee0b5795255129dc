import type { Client } from '@stoa/sdk'

/** Deletes your own membership. */
export async function deleteMyMember(stoa: Client) {
  await stoa.members.deleteMyMember({})
}
