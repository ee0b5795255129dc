import type { RequestedField } from '@stoa/contract/products-v3/requested-fields'
import { withTotals } from '../../../http/bulk-totals.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Outcome } from '../change/drafts.ts'
import type { ProblemCode, ProductProblem } from '../change/problem.ts'
import { presentWritten } from '../present-written.ts'
import { messageOf } from './message-of.ts'

interface Options {
  /** IDs of the products, as they are sent; new ones have none. */
  ids?: readonly string[]
  returnEntity?: boolean | undefined
  fields?: readonly RequestedField[] | undefined
}

/** The results of a bulk call. `Code` is what it declares. */
export async function presentOutcomes<Code extends ProblemCode>(
  context: Context,
  outcomes: readonly Outcome[],
  { ids, returnEntity = false, fields }: Options,
) {
  const saved = outcomes.flatMap((outcome) => ('saved' in outcome ? [outcome.saved] : []))
  const items = (returnEntity ? await presentWritten(context, saved, fields) : [])[Symbol.iterator]()
  const results = outcomes.map((outcome, originalIndex) => {
    const id = ids?.[originalIndex] ?? ('saved' in outcome ? outcome.saved.product.id : undefined)
    const place = { ...(id !== undefined && { id }), originalIndex }
    if ('problem' in outcome) return { itemMetadata: { ...place, success: false, error: presentProblem<Code>(outcome.problem) } }
    const item = items.next().value
    return { itemMetadata: { ...place, success: true }, ...(item && { item }) }
  })
  return withTotals(results)
}

const presentProblem = <Code extends ProblemCode>({ code, data }: ProductProblem) => ({
  code: code as Code,
  description: messageOf(code),
  ...(data && { data }),
})
