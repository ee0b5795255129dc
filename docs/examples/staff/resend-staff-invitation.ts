import type { Client } from '@stoa/sdk'

/** Another link; the one before it is good no more. */
export async function resendStaffInvitation(stoa: Client, { invitedId }: { invitedId: string }) {
  const { staffUser } = await stoa.staff.resendStaffInvitation({ id: invitedId })
  return staffUser.invitationExpiresDate
}
