import type { Client } from '@stoa/sdk'

/** Continue a sign-in with the code from the email. */
export async function verifyDuringAuthentication(stoa: Client, { code, stateToken }: { code: string; stateToken: string }) {
  const { state } = await stoa.verification.verifyDuringAuthentication({ code, stateToken })
  return state
}
