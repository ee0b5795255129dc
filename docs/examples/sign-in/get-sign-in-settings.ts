import type { Client } from '@stoa/sdk'

/** Reads how visitors become members. */
export async function getSignInSettings(stoa: Client) {
  const { settings } = await stoa.signIn.getSignInSettings({})
  return settings
}
