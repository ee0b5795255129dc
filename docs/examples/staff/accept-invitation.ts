import type { Client } from '@stoa/sdk'

/** Accept an invitation with a name and password, and sign in. */
export async function acceptInvitation(stoa: Client, { invitationToken }: { invitationToken: string }) {
  const { user } = await stoa.staff.acceptInvitation({
    token: invitationToken,
    name: 'Ines',
    password: 'a balcony full of thyme',
  })
  return user.name
}
