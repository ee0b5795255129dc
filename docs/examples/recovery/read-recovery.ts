import type { Client } from '@stoa/sdk'

/** Show the masked email address of the account that a reset link belongs to, such as `m…@example.com`. */
export async function readRecovery(stoa: Client, { recoveryToken }: { recoveryToken: string }) {
  const { maskedEmail } = await stoa.recovery.readRecovery({ recoveryToken })
  return maskedEmail
}
