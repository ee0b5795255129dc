import type { Client } from '@stoa/sdk'

/** Read how visitors become members. */
export async function getSignInSettings(stoa: Client) {
  const { settings } = await stoa.signIn.getSignInSettings({})
  return settings
}
