import type { Problem } from '@stoa/contract/call'
import type { RefusalCode } from '@stoa/contract/refusals'
import { withTotals } from '../../http/bulk-totals.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refuse.ts'
import { isFailure, type Outcome, type PartArea } from './area.ts'
import { presentParts, type RequestedFields } from './find.ts'
import type { Part } from './part.ts'

/** The part of the only entry, or its problem as that of the call. */
export function only<P>(outcomes: readonly Outcome<P, RefusalCode>[]): P {
  const [outcome] = outcomes
  if (!outcome || isFailure(outcome)) throw new Refusal(outcome!.problem, outcome!.data)
  return outcome.part
}

interface Answered {
  /** Whether the parts are returned as they are now. */
  returnEntity?: boolean | undefined
  fields?: RequestedFields
}

type Answering<P extends Part, Item, Code extends RefusalCode> = Pick<PartArea<P, Item>, 'present'> & {
  problems: Readonly<Record<Code, Problem>>
}

/** What became of each entry of a bulk call, with the parts if they are requested. */
export async function bulkResults<P extends Part, Item, Code extends RefusalCode>(
  context: Context,
  area: Answering<P, Item, NoInfer<Code>>,
  outcomes: readonly Outcome<P, Code>[],
  { returnEntity = false, fields }: Answered = {},
) {
  const parts = returnEntity ? partsOf(outcomes) : []
  const items = new Map((await presentParts(context, area, parts, fields)).map((item, at) => [parts[at]!, item]))
  const results = outcomes.map((outcome, originalIndex) => ({
    itemMetadata: itemMetadata(outcome, originalIndex, area.problems),
    ...(!isFailure(outcome) && returnEntity && { item: items.get(outcome.part)! }),
  }))
  return withTotals(results)
}

const partsOf = <P>(outcomes: readonly Outcome<P, RefusalCode>[]): P[] =>
  outcomes.flatMap((outcome) => (isFailure(outcome) ? [] : [outcome.part]))

/** The same for entries that can't fail, with the parts. */
export async function bulkSuccesses<P extends Part, Item>(
  context: Context,
  area: Pick<PartArea<P, Item>, 'present'>,
  outcomes: readonly Outcome<P, RefusalCode>[],
  fields: RequestedFields,
) {
  const parts = partsOf(outcomes)
  const items = await presentParts(context, area, parts, fields)
  const results = items.map((item, originalIndex) => ({
    itemMetadata: { id: parts[originalIndex]!.id, originalIndex, success: true },
    item,
  }))
  return withTotals(results)
}

function itemMetadata<Code extends RefusalCode>(
  outcome: Outcome<{ id: string }, Code>,
  originalIndex: number,
  problems: Readonly<Record<Code, Problem>>,
) {
  if (!isFailure(outcome)) return { id: outcome.part.id, originalIndex, success: true }
  const { problem: code, id, data } = outcome
  const error = { code, description: problems[code].message, ...(data && { data }) }
  return { ...(id !== undefined && { id }), originalIndex, success: false, error }
}
