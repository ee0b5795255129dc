import type { Client } from '@stoa/sdk'

/** Change the password of a member who has just signed in. */
export async function changePassword(stoa: Client) {
  await stoa.authentication.changePassword({ newPassword: 'a balcony full of thyme' })
}
