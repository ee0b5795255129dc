import { useToast } from '../kit/toasts.tsx'
import type { GridField } from './field.ts'
import { whyFixed } from './fixed.ts'
import { useGrid } from './grid-context.ts'

/** Says why a cell cannot be changed, if its row is the reason; returns whether it did. */
export function useFixedNotice(): (id: string | undefined, field: GridField | undefined) => boolean {
  const facts = useGrid()
  const toast = useToast()
  return (id, field) => {
    const why = facts.mayWrite && id !== undefined && field ? whyFixed(facts, field, id) : undefined
    if (why !== undefined) toast({ title: why, isProblem: true })
    return why !== undefined
  }
}
