import type { SectionProblems } from '../../settings/section-problems.ts'
import type { Texts } from '../../texts/texts.ts'

/** Problems with the editor's own texts for rules and errors. */
export function problemsWithTexts(
  { dashboard: { productEditor: texts } }: Texts,
  problems: SectionProblems | undefined,
): SectionProblems | undefined {
  if (!problems) return undefined
  const fields = Object.entries(problems.fields).map(([name, problem]) => {
    const text = texts.rules[problem.rule]?.(problem.limit)
    return [name, text === undefined ? problem : { ...problem, rule: '', description: text }]
  })
  return { ...problems, message: texts.problems[problems.code] ?? problems.message, fields: Object.fromEntries(fields) }
}
