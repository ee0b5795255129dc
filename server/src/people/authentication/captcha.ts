import type { Static } from 'typebox'
import type { CaptchaTokens } from '@stoa/contract/authentication/identity'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { secretHash } from '../../kernel/secret.ts'
import { type SignInSettings, solvedChallenge } from '../sign-in/public.ts'
import { insertProof } from './store.ts'

type Tokens = Static<typeof CaptchaTokens> | null | undefined

/** Lets pass whom the site asks for no captcha, and who has solved one that nobody has shown before. What cannot be checked is refused (threat A22). For before
 *  any transaction: what was shown stays shown, whatever comes of the call. */
export async function checkCaptcha(context: Context, { captcha }: SignInSettings, tokens: Tokens): Promise<void> {
  if (captcha === 'OFF') return
  const solved = await solvedChallenge(context, tokenOf(tokens) ?? refuse('-19971'))
  const isFirst = solved && (await insertProof(context, secretHash(`captcha ${solved.challenge}`), solved.expiresDate))
  if (!isFirst) refuse('-19970')
}

/** Under whichever of the packages' names it comes. */
const tokenOf = (tokens: Tokens): string | undefined =>
  (tokens ?? [])
    .flatMap(({ Recaptcha, InvisibleRecaptcha, NoCaptcha }) => [Recaptcha, InvisibleRecaptcha, NoCaptcha])
    .find((token) => token) ?? undefined
