import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import type { FormProblems } from '../form-problems.ts'
import { typedIn } from '../refused-form.ts'
import type { takeCaptcha } from './take-captcha.ts'
import type { Captcha } from './use-captcha.ts'

/** The refused form of a sign-in with its errors and input, and with a captcha if the next attempt needs one: the call said so, or this attempt had one. */
export async function sentBackWithCaptcha(
  client: Client,
  problems: FormProblems,
  { form, captchaTokens }: { form: FormData; captchaTokens: ReturnType<typeof takeCaptcha> },
) {
  const needsCaptcha = problems.code === '-19971' || captchaTokens !== null
  const captcha: Captcha | undefined = needsCaptcha
    ? { mode: 'VISIBLE', challenge: (await client.signIn.getCaptchaChallenge({})).challenge }
    : undefined
  return data({ problems, typed: typedIn(form), captcha }, { status: 422 })
}
