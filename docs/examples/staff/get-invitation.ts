import type { Client } from '@stoa/sdk'

/** Read the email address and roles of an invitation. */
export async function getInvitation(stoa: Client, { invitationToken }: { invitationToken: string }) {
  const { email, roles } = await stoa.staff.getInvitation({ token: invitationToken })
  return `${email}: ${roles.map(({ name }) => name).join(', ')}`
}
