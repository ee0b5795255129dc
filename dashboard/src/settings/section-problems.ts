import { fieldError, problemSummary, type FieldProblem, type FormProblems } from '@stoa/ui/form-problems'
import { isRefusal } from '@stoa/ui/refusal'
import { formProblemsOf } from '@stoa/ui/refused-form'
import type { Texts } from '../texts/texts.ts'

/** Why a section wasn't saved. Fields have the names of its form. */
export interface SectionProblems extends FormProblems {
  /** Errors in settings of other sections. */
  elsewhere: string[]
}

/** The problems of a rejected change of settings; `names` are the fields of the section. Other errors are thrown again. */
export function sectionProblems(error: unknown, names: readonly string[]): SectionProblems {
  const problems = formProblemsOf(error)
  const violations = isRefusal(error) ? error.violations : []
  const fields: Record<string, FieldProblem> = {}
  const elsewhere: string[] = []
  for (const { field, violatedRule, ruleName, description, data } of violations) {
    const name = nameOf(field)
    if (names.includes(name.split('.')[0]!))
      fields[name] ??= { rule: ruleName ?? violatedRule, limit: Number(data?.threshold ?? 0), description }
    else elsewhere.push(`${field.replace(/^(cart\.)?settings\./, '')} ${description}`)
  }
  return { ...problems, fields, elsewhere }
}

/** `settings.deliveryRegions[0].options[1].price` → `deliveryRegions.0.options.1.price` */
const nameOf = (field: string): string =>
  field
    .replace(/^(cart\.)?settings\./, '')
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replace(/^payment\.offline\./, 'payment.')

/** The error message of a field. */
export function sectionError(texts: Texts, problems: FormProblems | undefined, name: string): string | undefined {
  const problem = problems?.fields[name]
  return problem && (texts.dashboard.sectionForm.rules[problem.rule] ?? fieldError(texts, problems, name))
}

/** The first error message within a group of fields. */
export function errorWithin(texts: Texts, problems: FormProblems | undefined, group: string): string | undefined {
  const name = Object.keys(problems?.fields ?? {}).find((field) => field === group || field.startsWith(`${group}.`))
  return name === undefined ? undefined : sectionError(texts, problems, name)
}

export function sectionSummary(texts: Texts, problems: SectionProblems): string {
  const { sectionForm } = texts.dashboard
  if (problems.code === 'SHOP_CURRENCY_IN_USE') {
    const there = Object.entries(sectionForm.priced).flatMap(([name, word]) => (problems.data[name] === true ? [word] : []))
    return sectionForm.currencyInUse(there.join(', '))
  }
  return problems.elsewhere.length > 0 && Object.keys(problems.fields).length === 0
    ? sectionForm.elsewhere
    : problemSummary(texts, problems)
}
