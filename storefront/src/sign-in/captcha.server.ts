import type { Client } from '@stoa/sdk'
import { textOf } from '@stoa/ui/refused-form'
import type { Captcha } from './use-captcha.ts'

/** The captcha that the shop asks for, with work to do; undefined where it asks for none. */
export async function captchaOf(client: Client): Promise<Captcha | undefined> {
  const { options } = await client.signIn.getSignInOptions({})
  if (options.captcha === 'OFF') return undefined
  return { mode: options.captcha, challenge: (await client.signIn.getCaptchaChallenge({})).challenge }
}

/** Takes the answer to a captcha out of a form: it is worth something once. */
export function takeCaptcha(form: FormData): { Recaptcha: string }[] | null {
  const token = textOf(form, 'captcha')
  form.delete('captcha')
  return token ? [{ Recaptcha: token }] : null
}
