import type { Texts } from '../texts/texts.ts'
import type { GridField } from './field.ts'

/** The message for a cell that could not be saved: a text of the dashboard, or the server's message. */
export function cellProblem({ problems }: Texts['dashboard']['grid'], problem: string | undefined, field: GridField): string {
  const text = Object.hasOwn(problems, problem ?? '') ? problems[problem as keyof typeof problems] : undefined
  return text?.(field) ?? problem ?? ''
}
