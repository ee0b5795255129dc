import type { Client } from '@stoa/sdk'

/** Sets a new password with the token of the link, and signs in. */
export async function recover(stoa: Client, { recoveryToken }: { recoveryToken: string }) {
  const { state } = await stoa.recovery.recover({ recoveryToken, password: 'a balcony full of thyme' })
  return state
}
