import type { Texts } from './texts/texts.ts'

/** The violated rule of a field, and its bound if it has one. */
export interface FieldProblem {
  rule: string
  limit: number
  description: string
}

/** Why a form was returned: the code and message of the refusal, and the errors of its fields. */
export interface FormProblems {
  code: string
  message: string
  fields: Readonly<Record<string, FieldProblem>>
  /** The data of the refusal. */
  data: Readonly<Record<string, unknown>>
}

/** A refusal of the whole form, by its code. */
export const problemsOf = (code: string, data: FormProblems['data'] = {}): FormProblems => ({ code, message: '', fields: {}, data })

/** A refusal of one field or several, which violate the same rule. */
export const fieldProblem = (rule: string, ...names: string[]): FormProblems => ({
  ...problemsOf('INVALID_ARGUMENT'),
  fields: Object.fromEntries(names.map((name) => [name, { rule, limit: 0, description: '' }])),
})

/** The error of one field, as text. */
export function fieldError({ problems: { rules } }: Texts, problems: FormProblems | undefined, name: string): string | undefined {
  const problem = problems?.fields[name]
  return problem && (rules[problem.rule]?.(problem.limit) ?? problem.description)
}

/** The error of the whole form, as text. */
export function problemSummary({ problems: { codes, summary } }: Texts, { code, message, fields }: FormProblems): string {
  return Object.keys(fields).length > 0 ? summary : (codes[code] ?? message)
}
