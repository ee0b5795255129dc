import type { Client } from '@stoa/sdk'

/** Sends the code again. */
export async function resendDuringAuthentication(stoa: Client, { stateToken }: { stateToken: string }) {
  await stoa.verification.resendDuringAuthentication({ stateToken })
}
