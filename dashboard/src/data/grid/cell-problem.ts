import type { Texts } from '../../texts/texts.ts'
import type { GridField } from './field.ts'

/** Why a cell is not saved, in words: ours, or the server's sentence as it came. */
export function cellProblem({ problems }: Texts['dashboard']['grid'], problem: string | undefined, field: GridField): string {
  const text = Object.hasOwn(problems, problem ?? '') ? problems[problem as keyof typeof problems] : undefined
  return text?.(field) ?? problem ?? ''
}
