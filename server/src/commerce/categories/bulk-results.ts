import type { Problem } from '@stoa/contract/call'
import type { RefusalCode } from '@stoa/contract/refusals'
import { withTotals } from '../../http/bulk-totals.ts'
import type { Context } from '../../kernel/context.ts'
import { type Collection, collectionIdOf } from '../collections/public.ts'
import { isFailure, type Outcome } from './change/outcome.ts'
import { presentCategories } from './present.ts'

interface Answered {
  /** Whether the categories are returned as they are now. */
  returnEntity?: boolean | undefined
  fields?: readonly string[] | undefined
}

/** What became of each entry of a bulk call, with the categories if they are requested. */
export async function bulkResults<Code extends RefusalCode>(
  context: Context,
  { outcomes, problems }: { outcomes: readonly Outcome<Code>[]; problems: Readonly<Record<Code, Problem>> },
  { returnEntity = false, fields }: Answered,
) {
  const categories = outcomes.flatMap((outcome) => (returnEntity && !isFailure(outcome) ? [outcome.category] : []))
  const presented = await presentCategories(context, categories, fields)
  const byCategory = new Map<Collection, (typeof presented)[number]>(categories.map((category, at) => [category, presented[at]!]))
  return withTotals(
    outcomes.map((outcome, originalIndex) => ({
      itemMetadata: itemMetadata(outcome, originalIndex, problems),
      ...(!isFailure(outcome) && returnEntity && { category: byCategory.get(outcome.category)! }),
    })),
  )
}

function itemMetadata<Code extends RefusalCode>(outcome: Outcome<Code>, originalIndex: number, problems: Readonly<Record<Code, Problem>>) {
  if (!isFailure(outcome)) return { id: collectionIdOf(outcome.category.id), originalIndex, success: true }
  const { problem: code, id, data } = outcome
  return { id, originalIndex, success: false, error: { code, description: problems[code].message, ...(data && { data }) } }
}
