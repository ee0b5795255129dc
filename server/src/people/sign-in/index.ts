import type { signIn as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { checkConnection } from './calls/check-connection.ts'
import { getCaptchaChallenge } from './calls/get-captcha-challenge.ts'
import { getSignInOptions } from './calls/get-sign-in-options.ts'
import { getSignInSettings } from './calls/get-sign-in-settings.ts'
import { updateSignInSettings } from './calls/update-sign-in-settings.ts'

export const signIn: Handlers<typeof contract> = {
  getSignInSettings,
  updateSignInSettings,
  getSignInOptions,
  getCaptchaChallenge,
  checkConnection,
}
