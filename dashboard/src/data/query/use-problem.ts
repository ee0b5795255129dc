import { fieldError } from '@stoa/ui/form-problems'
import { useTexts } from '../../texts/texts.ts'
import { useQuestion } from './question-context.ts'

/** The message for a problem of a form control. */
export function useProblem(name: string): string | undefined {
  const texts = useTexts()
  const { problems } = useQuestion()
  const { dataQuery: words } = texts.dashboard
  const problem = problems?.fields[name]
  if (problem?.rule === 'UNREADABLE') return words.unreadable
  if (problem?.rule === 'FORMAT' && name.startsWith('name.')) return words.figureNameRule
  if (problem && (name === 'filter' || name === 'having')) return problem.description
  return fieldError(texts, problems, name)
}
