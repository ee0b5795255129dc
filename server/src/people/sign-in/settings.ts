import type { Context } from '../../kernel/context.ts'
import type { SignInSettings } from './sign-in-settings.ts'
import { findSettings, type SettingsRow } from './store.ts'

/** Settings of a site that never changed them. */
export const defaultSettings: SettingsRow = {
  settings: { signUp: 'OPEN', verifyEmail: false, captcha: 'OFF', concealAccounts: false, connections: [] },
  revision: 1,
  updatedDate: null,
}

/** The present settings, uncached: what an owner closes is closed at once. Accounts can only be concealed if every sign-in needs a verified email address. */
export async function signInSettings(place: Pick<Context, 'db' | 'siteId'>): Promise<SignInSettings> {
  const { settings } = (await findSettings(place)) ?? defaultSettings
  return settings.concealAccounts ? { ...settings, verifyEmail: true } : settings
}
