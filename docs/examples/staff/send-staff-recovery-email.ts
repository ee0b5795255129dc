import type { Client } from '@stoa/sdk'

/** Sends a link if a team member has this address. The response doesn’t reveal whether one has. */
export async function sendStaffRecoveryEmail(stoa: Client, { email }: { email: string }) {
  await stoa.staff.sendStaffRecoveryEmail({ email })
}
