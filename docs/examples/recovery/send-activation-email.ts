import type { Client } from '@stoa/sdk'

/** Invite a member to set a password. */
export async function sendActivationEmail(stoa: Client, { identityId }: { identityId: string }) {
  await stoa.recovery.sendActivationEmail({ identityId })
}
