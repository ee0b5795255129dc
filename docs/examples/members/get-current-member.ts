import type { Client } from '@stoa/sdk'

/** Get the signed-in member with all fields. */
export async function getCurrentMember(stoa: Client) {
  const { member } = await stoa.members.getCurrentMember({ fieldsets: ['FULL'] })
  return member.loginEmail
}
