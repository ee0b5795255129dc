import type { Context } from '../../kernel/context.ts'
import type { DataCollection } from '../data-collections/public.ts'
import { presentProblem, refuseItem, type ItemProblem } from './item-problem.ts'
import type { DataItem } from './item.ts'
import { presentDataItem } from './present.ts'

export type Action = 'INSERT' | 'UPDATE' | 'DELETE' | 'PATCH'

/** The outcome for one item of a request. */
export type Outcome = { action: Action; id?: string | undefined } & (
  | { item: DataItem; problem?: undefined }
  | { item?: undefined; problem: ItemProblem }
)

/** The item of a call's single outcome, or its refusal. */
export function itemOf(outcomes: readonly Outcome[]): DataItem {
  const [{ item, problem }] = outcomes as [Outcome]
  return item ?? refuseItem(problem)
}

interface Presenting {
  collection: DataCollection
  returnEntity: boolean | undefined
}

/** The outcomes of a bulk call on the wire (wire §5). */
export function presentOutcomes(context: Context, outcomes: readonly Outcome[], { collection, returnEntity }: Presenting) {
  const results = outcomes.map(({ action, id, item, problem }, originalIndex) => ({
    action,
    itemMetadata: metadataOf(item?.id ?? id, originalIndex, problem),
    ...(item && returnEntity ? { dataItem: presentDataItem(context, collection, item) } : {}),
  }))
  return { results, bulkActionMetadata: countsOf(outcomes) }
}

export const metadataOf = (id: string | undefined, originalIndex: number, problem: ItemProblem | undefined) => ({
  ...(id === undefined ? {} : { id }),
  originalIndex,
  success: !problem,
  ...(problem ? { error: presentProblem(problem) } : {}),
})

export function countsOf(outcomes: readonly { problem?: ItemProblem | undefined }[]) {
  const totalFailures = outcomes.filter(({ problem }) => problem).length
  return { totalSuccesses: outcomes.length - totalFailures, totalFailures, undetailedFailures: 0 }
}
