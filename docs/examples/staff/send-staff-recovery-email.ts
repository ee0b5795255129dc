import type { Client } from '@stoa/sdk'

/** Has a link sent, if somebody with this address works here; the answer does not tell. */
export async function sendStaffRecoveryEmail(stoa: Client, { email }: { email: string }) {
  await stoa.staff.sendStaffRecoveryEmail({ email })
}
