import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { stockEvents } from '@stoa/contract/stock/events'
import { recordEvents } from '../../events/public.ts'
import type { Context, ReplacedVariants, StockedVariant } from '../../kernel/context.ts'
import { hasTrackedPieces, retainedForDays, uniqueIdOf } from '../catalogue/public.ts'
import type { LocatedStock } from './located/located-stock.ts'
import { recordItemChanges, type StockDifference } from './located/record-items.ts'
import { expireLevels } from './located/store.ts'
import { manualMovement } from './movements/manual-movement.ts'
import type { Movement } from './movements/movement.ts'
import { insertMovements } from './movements/store.ts'
import { presentChange } from './record.ts'

const reason = 'PRODUCT_CHANGED'

/** Records where the stock of variants has gone that were deleted, and where that of new ones comes from. Of a deleted one, the event of its product says that
 *  it is gone. */
export async function recordReplacedVariants(context: Context, { deleted, inserted, canReturn }: ReplacedVariants): Promise<void> {
  const [gone, made] = [deleted.map(stockOf), inserted.map(stockOf)]
  const elsewhere = canReturn ? await changedLevels(context, { gone, made }) : []
  const changes = [...gone.map(asDeleted), ...made.map(asNew), ...elsewhere]
  await insertMovements(
    context.db,
    context.siteId,
    changes.flatMap((change) => movementsOf(context, change)),
  )
  recordStocked(context, made)
  recordItemChanges(context, changes, reason)
}

function movementsOf(context: Context, { before, after }: StockDifference): Movement[] {
  if (!hasTrackedPieces(before) && !hasTrackedPieces(after)) return []
  const { productId, variantId, locationId } = after
  return [manualMovement(context, { productId, variantId, locationId, before, after, reason })]
}

const recordStocked = (context: Context, made: readonly LocatedStock[]): void =>
  recordEvents(
    context,
    stockEvents.variantsChanged,
    made.filter(hasTrackedPieces).map((after) => ({
      id: `${after.productId}-${after.variantId}`,
      revision: 1,
      entity: { ...presentChange(after, { ...after, ...none }), reason },
    })),
  )

/** The stock of the variants at other locations is kept as long as versions of products are, and is there again if they come back. */
async function changedLevels(
  context: Context,
  { gone, made }: { gone: readonly LocatedStock[]; made: readonly LocatedStock[] },
): Promise<StockDifference[]> {
  const expires = new Date(context.now.getTime() + retainedForDays * dayMs)
  return [
    ...(gone.length > 0 ? (await expireLevels(context, gone, expires)).map(withoutItem) : []),
    ...(made.length > 0 ? (await expireLevels(context, made, null)).map(asNew) : []),
  ]
}

const dayMs = 24 * 60 * 60 * 1000

const none = { trackQuantity: true, inStock: false, quantity: 0, reserved: 0, preordered: 0, preorderLimit: 0 }

const withoutItem = (before: LocatedStock): StockDifference => ({ before, after: { ...before, ...none, hasItem: false } })
const asDeleted = (before: LocatedStock): StockDifference => {
  const { after } = withoutItem(before)
  return { before, after: { ...after, stockRevision: before.stockRevision + 1 } }
}
const asNew = (after: LocatedStock): StockDifference => ({ before: { ...after, ...none, hasItem: false }, after })

const stockOf = ({ id, itemCreatedDate, stockDate, itemFields, ...stock }: StockedVariant): LocatedStock => ({
  ...stock,
  variantId: id,
  itemId: uniqueIdOf({ productId: stock.productId, id }),
  locationId: defaultLocationId,
  createdDate: itemCreatedDate,
  updatedDate: stockDate,
  extendedFields: itemFields,
})
