import type { captchaModes, signUpModes } from '@stoa/contract/sign-in/settings'
import type { Context } from '../context.ts'
import { findSettings, type SettingsRow } from './store.ts'

export interface Connection {
  id: string
  name: string
  issuer: string
  clientId: string
  clientSecret?: string
}

/** How visitors become members. */
export interface SignInSettings {
  signUp: (typeof signUpModes)[number]
  verifyEmail: boolean
  captcha: (typeof captchaModes)[number]
  connections: Connection[]
}

/** Of a site that never chose. */
export const unchosen: SettingsRow = {
  settings: { signUp: 'OPEN', verifyEmail: false, captcha: 'OFF', connections: [] },
  revision: 1,
  updatedDate: null,
}

/** As they are now: what an owner closes is closed at once. */
export const signInSettings = async (place: Pick<Context, 'db' | 'siteId'>): Promise<SignInSettings> =>
  ((await findSettings(place)) ?? unchosen).settings
