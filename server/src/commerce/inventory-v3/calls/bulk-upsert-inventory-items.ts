import type { Static } from 'typebox'
import type { inventoryV3 } from '@stoa/contract'
import type { InventoryItemUpsert } from '@stoa/contract/inventory-v3/inventory-item'
import type { upsertProblems } from '@stoa/contract/inventory-v3/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { type LocatedStock } from '../../stock/public.ts'
import { withItem } from '../change/created.ts'
import { ItemProblem } from '../change/problem.ts'
import { written } from '../change/written.ts'
import { checkInput, checkOnce } from '../check-input.ts'
import { presentOutcomes } from '../present-outcomes.ts'
import { variantAtOf, writeEach } from '../write-each.ts'

type Upsert = Static<typeof InventoryItemUpsert>

const lowering = 'INVALID_TARGET_QUANTITY'

export const bulkUpsertInventoryItems: Handler<typeof inventoryV3.bulkUpsertInventoryItems> = async (
  context,
  { inventoryItems, returnEntity },
) => {
  const entries = inventoryItems.map(({ inventoryItem }) => inventoryItem)
  checkInput(entries, pathOf)
  checkOnce(entries.map(variantAtOf), pathOf)
  const { now } = context
  const outcomes = await writeEach(context, entries, (stock, entry) =>
    stock.hasItem ? changed(stock, entry) : written(withItem(stock, now), entry, lowering),
  )
  return presentOutcomes<keyof typeof upsertProblems>(context, outcomes, { returnEntity })
}

const pathOf = (index: number): string => `inventoryItems[${index}].inventoryItem`

/** A revision that is sent is that of the item as it was read. */
function changed(stock: LocatedStock, { revision, ...input }: Upsert): LocatedStock | ItemProblem {
  if (revision && revision !== String(stock.stockRevision)) return new ItemProblem('INVALID_REVISION')
  return written(stock, input, lowering)
}
