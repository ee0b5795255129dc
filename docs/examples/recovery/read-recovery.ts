import type { Client } from '@stoa/sdk'

/** Reads whose password a link can change: `m…@example.com`. */
export async function readRecovery(stoa: Client, { recoveryToken }: { recoveryToken: string }) {
  const { maskedEmail } = await stoa.recovery.readRecovery({ recoveryToken })
  return maskedEmail
}
