import type { Client } from '@stoa/sdk'

/** Makes one's profile private: strangers do not find it any more. */
export async function leaveCommunity(stoa: Client) {
  const { member } = await stoa.members.leaveCommunity({})
  return member.privacyStatus
}
