import type { Client } from '@stoa/sdk'

/** Goes on with the code from the mail. */
export async function verifyDuringAuthentication(stoa: Client, { code, stateToken }: { code: string; stateToken: string }) {
  const { state } = await stoa.verification.verifyDuringAuthentication({ code, stateToken })
  return state
}
