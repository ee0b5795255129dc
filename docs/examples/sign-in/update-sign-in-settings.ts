import type { Client } from '@stoa/sdk'

/** Makes new members wait for the owner’s approval. */
export async function updateSignInSettings(stoa: Client) {
  const { settings } = await stoa.signIn.getSignInSettings({})
  return stoa.signIn.updateSignInSettings({ settings: { revision: settings.revision, signUp: 'APPROVAL' } })
}
