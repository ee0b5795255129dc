import type { SignInSettings } from '../answers.ts'
import type { Texts } from '../texts/texts.ts'

/** The settings in a few lines. */
export const shortSignIn = (
  { signUp, verifyEmail, captcha, concealAccounts, connections }: SignInSettings,
  words: Texts['dashboard']['signIn'],
): readonly string[] => [
  words.short.signUp[signUp],
  ...(verifyEmail ? [words.verifyEmail] : []),
  ...(concealAccounts ? [words.concealAccounts] : []),
  ...(captcha === 'OFF' ? [] : [words.short.captcha(words.captchas[captcha].title)]),
  ...connections.map(({ name }) => name),
]
