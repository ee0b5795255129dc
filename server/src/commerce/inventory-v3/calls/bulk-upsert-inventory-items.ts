import type { inventoryV3 } from '@stoa/contract'
import type { upsertProblems } from '@stoa/contract/inventory-v3/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { type LocatedStock, revisionOf } from '../../stock/public.ts'
import { withItem } from '../change/created.ts'
import { ItemProblem } from '../change/problem.ts'
import { written } from '../change/written.ts'
import { checkInput } from '../check-input.ts'
import { presentOutcomes } from '../present-outcomes.ts'
import { type NewItem, writeEach } from '../write-each.ts'

const lowering = 'INVALID_TARGET_QUANTITY'

export const bulkUpsertInventoryItems: Handler<typeof inventoryV3.bulkUpsertInventoryItems> = async (
  context,
  { inventoryItems, returnEntity },
) => {
  const entries = inventoryItems.map(({ inventoryItem }) => inventoryItem)
  checkInput(entries, (index) => `inventoryItems[${index}].inventoryItem`)
  const { now } = context
  const outcomes = await writeEach(context, entries, (stock, entry, first) =>
    stock.hasItem ? changed(stock, entry, first) : written(withItem(stock, now), entry, lowering),
  )
  return presentOutcomes<keyof typeof upsertProblems>(context, outcomes, { returnEntity })
}

/** A revision that is sent is that of the item as it was read. */
function changed(stock: LocatedStock, { revision, ...input }: NewItem, first: LocatedStock): LocatedStock | ItemProblem {
  if (revision && (stock !== first || revision !== String(revisionOf(stock)))) return new ItemProblem('INVALID_REVISION')
  return written(stock, input, lowering)
}
