import type { MovementReason } from '@stoa/contract/stock/reasons'
import type { Context } from '../../kernel/context.ts'
import type { LocatedStock } from '../stock/public.ts'
import { ItemProblem } from './change/problem.ts'
import { type LockedItems, lockItems } from './locked/locked-items.ts'
import type { Requested } from './locked/store.ts'

/** What became of an entry of a call. */
export type Outcome = { saved: LocatedStock } | { problem: ItemProblem }

interface Changes<Entry> {
  entries: readonly Entry[]
  requested: Requested
  reason: MovementReason
  /** The stock after a change, or why there is none. Later entries see earlier changes. */
  change(items: LockedItems, entry: Entry, index: number): LocatedStock | ItemProblem
}

/** Changes inventory items, each by itself. */
export async function changeEach<Entry>(context: Context, { entries, requested, reason, change }: Changes<Entry>): Promise<Outcome[]> {
  const items = await lockItems(context, requested)
  const outcomes = entries.map((entry, index): Outcome => {
    const after = change(items, entry, index)
    if (after instanceof ItemProblem) return { problem: after }
    items.set(after)
    return { saved: after }
  })
  await items.save(context, reason)
  return outcomes
}

/** The only item that was changed. Refuses with its problem. */
export function onlyOf([outcome]: readonly Outcome[]): LocatedStock {
  if (!outcome || 'problem' in outcome) throw outcome!.problem.refusal()
  return outcome.saved
}
