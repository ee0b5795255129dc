import type { Static } from 'typebox'
import type { CaptchaTokens } from '@stoa/contract/captcha'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { secretHash } from '../../kernel/secret.ts'
import { solvedChallenge } from './challenge.ts'
import { insertProof } from './store.ts'

type Tokens = Static<typeof CaptchaTokens> | null | undefined

/** Passes if the caller has solved a captcha that wasn't used before. One that can't be verified is refused (threat A22). Call it before any transaction: a
 *  used captcha stays used, whatever the outcome of the call. */
export async function requireCaptcha(context: Context, tokens: Tokens): Promise<void> {
  const solved = await solvedChallenge(context, tokenOf(tokens) ?? refuse('-19971'))
  const isFirst = solved && (await insertProof(context, secretHash(`captcha ${solved.challenge}`), solved.expiresDate))
  if (!isFirst) refuse('-19970')
}

/** Under any of the packages' names. */
const tokenOf = (tokens: Tokens): string | undefined =>
  (tokens ?? [])
    .flatMap(({ Recaptcha, InvisibleRecaptcha, NoCaptcha, recaptchaForClientSiteKey: ofSite }) => [
      Recaptcha,
      InvisibleRecaptcha,
      NoCaptcha,
      ofSite?.token,
    ])
    .find((token) => token) ?? undefined
