import { withTotals } from '../../http/bulk-totals.ts'
import type { Context } from '../../kernel/context.ts'
import type { Outcome } from './change-each.ts'
import type { ProblemCode } from './change/problem.ts'
import { presentWithProduct } from './items/present.ts'
import { findItems } from './items/store.ts'

interface Options {
  /** IDs of the items, as they are sent; new ones have none. */
  ids?: readonly string[]
  returnEntity?: boolean | undefined
}

/** The results of a bulk call. `Code` is what it declares. */
export async function presentOutcomes<Code extends ProblemCode>(
  context: Context,
  outcomes: readonly Outcome[],
  { ids, returnEntity = false }: Options,
) {
  const saved = outcomes.flatMap((outcome) => ('saved' in outcome ? [outcome.saved.itemId] : []))
  const items = returnEntity ? await findItems(context, [...new Set(saved)]) : new Map()
  const results = outcomes.map((outcome, originalIndex) => {
    const id = ids?.[originalIndex] ?? ('saved' in outcome ? outcome.saved.itemId : undefined)
    const place = { ...(id !== undefined && { id }), originalIndex }
    if ('problem' in outcome) {
      const { code, message, data } = outcome.problem
      return { itemMetadata: { ...place, success: false, error: { code: code as Code, description: message, ...(data && { data }) } } }
    }
    const item = items.get(outcome.saved.itemId)
    return { itemMetadata: { ...place, success: true }, ...(item && { item: presentWithProduct(item) }) }
  })
  return withTotals(results)
}
