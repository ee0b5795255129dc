import type { Client } from '@stoa/sdk'

/** Sends a link if there is such a member. The response doesn’t reveal whether there is. */
export async function sendRecoveryEmail(stoa: Client) {
  await stoa.recovery.sendRecoveryEmail({ email: 'mia@example.com' })
}
