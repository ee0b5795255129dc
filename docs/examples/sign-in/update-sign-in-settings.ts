import type { Client } from '@stoa/sdk'

/** Require approval for new members. */
export async function updateSignInSettings(stoa: Client) {
  const { settings } = await stoa.signIn.getSignInSettings({})
  return stoa.signIn.updateSignInSettings({ settings: { revision: settings.revision, signUp: 'APPROVAL' } })
}
