import type { Client } from '@stoa/sdk'

/** Has the code sent once more. */
export async function resendDuringAuthentication(stoa: Client, { stateToken }: { stateToken: string }) {
  await stoa.verification.resendDuringAuthentication({ stateToken })
}
