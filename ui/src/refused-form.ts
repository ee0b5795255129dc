import { data } from 'react-router'
import { problemsOf, type FieldProblem, type FormProblems } from './form-problems.ts'
import { isRefusal } from './refusal.ts'

/** The form field of a call's argument: `checkout.buyerInfo.email` → `email`. */
export type FieldNames = Readonly<Record<string, string>>

const needed: FieldProblem = { rule: 'REQUIRED_FIELD', limit: 0, description: '' }

/** The refusal of a call, for the form that made it. Other errors are rethrown. */
export function formProblemsOf(error: unknown, names: FieldNames = {}): FormProblems {
  if (!isRefusal(error) || error.kind === 'system') throw error
  const fields = error.violations.map(({ field, violatedRule, ruleName, description, data: facts }) => [
    names[field] ?? field,
    // A rule that only this call has is known by its own name.
    { rule: violatedRule === 'OTHER' ? (ruleName ?? violatedRule) : violatedRule, limit: Number(facts?.threshold ?? 0), description },
  ])
  return { code: error.code, message: error.message, fields: Object.fromEntries(fields), data: error.data }
}

const malformed: FieldProblem = { rule: 'EMAIL', limit: 0, description: '' }
/** As the contract's, which a browser's own check is close to. */
const emailForm = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,189}\.[^\s@<>".]{2,63}$/
export const isEmail = (text: string): boolean => emailForm.test(text)

/** The errors of required fields that are missing, and of an email address that isn't one; undefined if there are none. */
export function missingFields(form: FormData, names: readonly string[]): FormProblems | undefined {
  const wrong = names.flatMap((name) => {
    const value = textOf(form, name)
    if (value === '') return [[name, needed] as const]
    return name === 'email' && !isEmail(value) ? [[name, malformed] as const] : []
  })
  return wrong.length === 0 ? undefined : { ...problemsOf('INVALID_ARGUMENT'), fields: Object.fromEntries(wrong) }
}

/** The form with its errors and input. */
export function sentBack(problems: FormProblems, form: FormData) {
  return data({ problems, typed: typedIn(form) }, { status: 422 })
}

/** The input of a form, by field. */
export function typedIn(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const name of form.keys()) typed[name] = textOf(form, name)
  return typed
}

/** A field's input, trimmed. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
