import type { Client } from '@stoa/sdk'

/** Reads your own membership. */
export async function getCurrentMember(stoa: Client) {
  const { member } = await stoa.members.getCurrentMember({ fieldsets: ['FULL'] })
  return member.loginEmail
}
