import type { Client } from '@stoa/sdk'

/** Somebody who is to pack orders gets a mail with a link. */
export async function inviteStaffUser(stoa: Client) {
  const { staffUser } = await stoa.staff.inviteStaffUser({ email: 'iris@example.com', roleIds: ['ORDER_FULFILLER'] })
  return staffUser.invitationExpiresDate
}
