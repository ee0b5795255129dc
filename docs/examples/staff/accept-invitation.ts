import type { Client } from '@stoa/sdk'

/** Sets a name and a password, and signs in. */
export async function acceptInvitation(stoa: Client, { invitationToken }: { invitationToken: string }) {
  const { user } = await stoa.staff.acceptInvitation({
    token: invitationToken,
    name: 'Ines',
    password: 'a balcony full of thyme',
  })
  return user.name
}
