import type { Context } from '../../kernel/context.ts'
import type { SignInSettings } from './sign-in-settings.ts'
import { findSettings, type SettingsRow } from './store.ts'

/** Of a site that never chose. */
export const defaultSettings: SettingsRow = {
  settings: { signUp: 'OPEN', verifyEmail: false, captcha: 'OFF', concealAccounts: false, connections: [] },
  revision: 1,
  updatedDate: null,
}

/** As they are now: what an owner closes is closed at once. Accounts can be concealed only where nobody comes in without a mail. */
export async function signInSettings(place: Pick<Context, 'db' | 'siteId'>): Promise<SignInSettings> {
  const { settings } = (await findSettings(place)) ?? defaultSettings
  return settings.concealAccounts ? { ...settings, verifyEmail: true } : settings
}
