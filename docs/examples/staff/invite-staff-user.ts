import type { Client } from '@stoa/sdk'

/** Invites a person to pack orders, by email. */
export async function inviteStaffUser(stoa: Client) {
  const { staffUser } = await stoa.staff.inviteStaffUser({ email: 'iris@example.com', roleIds: ['ORDER_FULFILLER'] })
  return staffUser.invitationExpiresDate
}
