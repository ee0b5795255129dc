import type { Client } from '@stoa/sdk'

/** Send an invitation with a new link. The previous link stops working. */
export async function resendStaffInvitation(stoa: Client, { invitedId }: { invitedId: string }) {
  const { staffUser } = await stoa.staff.resendStaffInvitation({ id: invitedId })
  return staffUser.invitationExpiresDate
}
