import type { Client } from '@stoa/sdk'

/** Sends a member a code. */
export async function start(stoa: Client, { identityId }: { identityId: string }) {
  const { verificationId } = await stoa.verification.start({ identityId, target: 'EMAIL' })
  return verificationId
}
