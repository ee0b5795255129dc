import type { Client } from '@stoa/sdk'

/** Whose password a link lets one choose, before it is chosen: `m…@example.com`. */
export async function readRecovery(stoa: Client, { recoveryToken }: { recoveryToken: string }) {
  const { maskedEmail } = await stoa.recovery.readRecovery({ recoveryToken })
  return maskedEmail
}
