import type { Client } from '@stoa/sdk'

/** Makes your own profile private, so that others can’t find it. */
export async function leaveCommunity(stoa: Client) {
  const { member } = await stoa.members.leaveCommunity({})
  return member.privacyStatus
}
