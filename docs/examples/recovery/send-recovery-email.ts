import type { Client } from '@stoa/sdk'

/** Has a link sent, if there is such a member; nobody learns whether. */
export async function sendRecoveryEmail(stoa: Client) {
  await stoa.recovery.sendRecoveryEmail({ email: 'mia@example.com' })
}
