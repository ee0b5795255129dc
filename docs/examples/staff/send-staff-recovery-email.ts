import type { Client } from '@stoa/sdk'

/** Email a team member a link to reset the password. The response is the same if the team member doesn't exist. */
export async function sendStaffRecoveryEmail(stoa: Client, { email }: { email: string }) {
  await stoa.staff.sendStaffRecoveryEmail({ email })
}
