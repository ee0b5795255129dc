import { textOf } from '@stoa/ui/refused-form'

/** Takes the answer to a captcha out of a form: it is worth something once. */
export function takeCaptcha(form: FormData): { Recaptcha: string }[] | null {
  const token = textOf(form, 'captcha')
  form.delete('captcha')
  return token ? [{ Recaptcha: token }] : null
}
