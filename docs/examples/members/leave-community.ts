import type { Client } from '@stoa/sdk'

/** Make your own profile private, so that others can no longer find it. */
export async function leaveCommunity(stoa: Client) {
  const { member } = await stoa.members.leaveCommunity({})
  return member.privacyStatus
}
