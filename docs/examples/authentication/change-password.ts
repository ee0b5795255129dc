import type { Client } from '@stoa/sdk'

/** Changes the password right after a sign-in. */
export async function changePassword(stoa: Client) {
  await stoa.authentication.changePassword({ newPassword: 'a balcony full of thyme' })
}
