import type { Client } from '@stoa/sdk'

/** Invite a team member to fulfill orders. The invitation is sent by email. */
export async function inviteStaffUser(stoa: Client) {
  const { staffUser } = await stoa.staff.inviteStaffUser({ email: 'iris@example.com', roleIds: ['ORDER_FULFILLER'] })
  return staffUser.invitationExpiresDate
}
