import type { Texts } from './texts/texts.ts'

/** The rule a field broke, and the bound it has where it has one. */
export interface FieldProblem {
  rule: string
  limit: number
  description: string
}

/** Why a form came back: a refusal's code and sentence, and what is wrong with which field. */
export interface FormProblems {
  code: string
  message: string
  fields: Readonly<Record<string, FieldProblem>>
  /** What the refusal says beside its code. */
  data: Readonly<Record<string, unknown>>
}

/** What is wrong with one field, in words. */
export function fieldError({ problems: { rules } }: Texts, problems: FormProblems | undefined, name: string): string | undefined {
  const problem = problems?.fields[name]
  return problem && (rules[problem.rule]?.(problem.limit) ?? problem.description)
}

/** What is wrong with the whole form, in words. */
export function problemSummary({ problems: { codes, summary } }: Texts, { code, message, fields }: FormProblems): string {
  return Object.keys(fields).length > 0 ? summary : (codes[code] ?? message)
}
