import type { FormProblems } from '@stoa/ui/form-problems'
import { missingFields } from '@stoa/ui/refused-form'

/** Takes a password out of a form, as it was typed: blanks belong to it, and it is not sent back into a page. */
export function takePassword(form: FormData, name = 'password'): string {
  const value = form.get(name)
  form.delete(name)
  return typeof value === 'string' ? value : ''
}

/** What is missing of a form whose password was taken out of it. */
export function missingWith(form: FormData, names: readonly string[], password: string, name = 'password'): FormProblems | undefined {
  const kept = new FormData()
  for (const one of names) kept.set(one, form.get(one) ?? '')
  if (password) kept.set(name, 'given')
  return missingFields(kept, [...names, name])
}
