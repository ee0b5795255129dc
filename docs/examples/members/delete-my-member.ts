import type { Client } from '@stoa/sdk'

/** Delete your own member account. */
export async function deleteMyMember(stoa: Client) {
  await stoa.members.deleteMyMember({})
}
