import type { Client } from '@stoa/sdk'

/** Reset a password with the token from the link, and sign in. */
export async function recover(stoa: Client, { recoveryToken }: { recoveryToken: string }) {
  const { state } = await stoa.recovery.recover({ recoveryToken, password: 'a balcony full of thyme' })
  return state
}
