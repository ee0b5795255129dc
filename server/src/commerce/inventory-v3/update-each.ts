import type { Type } from 'typebox'
import type { InventoryItemChanges } from '@stoa/contract/inventory-v3/inventory-item'
import type { MovementReason } from '@stoa/contract/stock/reasons'
import type { Context } from '../../kernel/context.ts'
import type { LocatedStock } from '../stock/public.ts'
import { changeEach, type Outcome } from './change-each.ts'
import { ItemProblem } from './change/problem.ts'
import { written } from './change/written.ts'
import type { LockedItems } from './locked/locked-items.ts'

type Changes = Type.Static<typeof InventoryItemChanges>

/** The problem of updates that would lower a negative quantity. */
export const ofUpdates = 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING'

/** Changes items with the revision that was read, each by itself. */
export const updateEach = (context: Context, entries: readonly Changes[], reason: MovementReason): Promise<Outcome[]> =>
  changeEach(context, { entries, requested: { ids: entries.map(({ id }) => id), at: [] }, reason, change: updated })

function updated(items: LockedItems, { id, revision, ...input }: Changes): LocatedStock | ItemProblem {
  const stock = items.item(id)
  if (!stock) return new ItemProblem('INVENTORY_ITEM_NOT_FOUND')
  // Changed before, also by this call.
  if (stock !== items.firstOf(id) || revision !== String(stock.stockRevision)) return new ItemProblem('INVALID_REVISION')
  return written(stock, input, ofUpdates)
}
