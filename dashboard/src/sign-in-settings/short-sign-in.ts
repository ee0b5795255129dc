import type { SignInSettings } from '../answers.ts'
import type { Texts } from '../texts/texts.ts'

/** A summary of the settings in a few lines. */
export const shortSignIn = (
  { signUp, verifyEmail, captcha, concealAccounts, connections }: SignInSettings,
  texts: Texts['dashboard']['signIn'],
): readonly string[] => [
  texts.short.signUp[signUp],
  ...(verifyEmail ? [texts.verifyEmail] : []),
  ...(concealAccounts ? [texts.concealAccounts] : []),
  ...(captcha === 'OFF' ? [] : [texts.short.captcha(texts.captchas[captcha].title)]),
  ...connections.map(({ name }) => name),
]
