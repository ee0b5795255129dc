import type { Client } from '@stoa/sdk'

/** Send the signed-in member a link to a new sign-in address. */
export async function sendLoginEmailChange(stoa: Client, { miasPassword }: { miasPassword: string }) {
  await stoa.recovery.sendLoginEmailChange({ newEmail: 'mia@balcony.example', password: miasPassword })
}
