import type { Client } from '@stoa/sdk'

/** From now on the owner lets each new member in. */
export async function updateSignInSettings(stoa: Client) {
  const { settings } = await stoa.signIn.getSignInSettings({})
  return stoa.signIn.updateSignInSettings({ settings: { revision: settings.revision, signUp: 'APPROVAL' } })
}
