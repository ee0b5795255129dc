import type { Client } from '@stoa/sdk'

/** Email a member a link to reset the password. The response is the same if the member doesn't exist. */
export async function sendRecoveryEmail(stoa: Client) {
  await stoa.recovery.sendRecoveryEmail({ email: 'mia@example.com' })
}
