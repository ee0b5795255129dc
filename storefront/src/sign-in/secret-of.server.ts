import type { FormProblems } from '@stoa/ui/form-problems'
import { missingFields } from '@stoa/ui/refused-form'

/** Takes a password out of a form, as typed, including spaces, so that it isn't sent back to a page. */
export function takePassword(form: FormData, name = 'password'): string {
  const value = form.get(name)
  form.delete(name)
  return typeof value === 'string' ? value : ''
}

/** The missing fields of a form whose password was taken out. */
export function missingWith(form: FormData, names: readonly string[], password: string, name = 'password'): FormProblems | undefined {
  const kept = new FormData()
  for (const one of names) kept.set(one, form.get(one) ?? '')
  if (password) kept.set(name, 'given')
  return missingFields(kept, [...names, name])
}
