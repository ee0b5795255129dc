import type { Client } from '@stoa/sdk'

/** Sends a new invitation link. The previous one stops working. */
export async function resendStaffInvitation(stoa: Client, { invitedId }: { invitedId: string }) {
  const { staffUser } = await stoa.staff.resendStaffInvitation({ id: invitedId })
  return staffUser.invitationExpiresDate
}
