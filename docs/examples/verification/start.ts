import type { Client } from '@stoa/sdk'

/** Email a member a verification code. */
export async function start(stoa: Client, { identityId }: { identityId: string }) {
  const { verificationId } = await stoa.verification.start({ identityId, target: 'EMAIL' })
  return verificationId
}
