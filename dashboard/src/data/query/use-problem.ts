import { fieldError } from '@stoa/ui/form-problems'
import { useTexts } from '@stoa/ui/texts/texts'
import { useQuestion } from './question-context.ts'

/** What is wrong with a part of the form, in words. */
export function useProblem(name: string): string | undefined {
  const texts = useTexts()
  const { problems } = useQuestion()
  if (problems?.fields[name]?.rule === 'UNREADABLE') return texts.dashboard.dataQuery.unreadable
  return fieldError(texts, problems, name)
}
