import type { Client } from '@stoa/sdk'

/** Send a new verification code. */
export async function resendDuringAuthentication(stoa: Client, { stateToken }: { stateToken: string }) {
  await stoa.verification.resendDuringAuthentication({ stateToken })
}
