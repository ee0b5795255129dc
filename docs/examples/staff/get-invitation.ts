import type { Client } from '@stoa/sdk'

/** Reads whom an invitation link is for. */
export async function getInvitation(stoa: Client, { invitationToken }: { invitationToken: string }) {
  const { email, roles } = await stoa.staff.getInvitation({ token: invitationToken })
  return `${email}: ${roles.map(({ name }) => name).join(', ')}`
}
