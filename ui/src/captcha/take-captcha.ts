import { textOf } from '../refused-form.ts'

/** Takes the captcha token out of a form, because it can be used once. */
export function takeCaptcha(form: FormData): { Recaptcha: string }[] | null {
  const token = textOf(form, 'captcha')
  form.delete('captcha')
  return token ? [{ Recaptcha: token }] : null
}
