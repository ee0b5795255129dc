import type { Client } from '@stoa/sdk'

/** Make your own profile public. */
export async function joinCommunity(stoa: Client) {
  const { member } = await stoa.members.joinCommunity({})
  return member.privacyStatus
}
