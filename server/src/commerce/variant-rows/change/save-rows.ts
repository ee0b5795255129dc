import type { AdjustmentReason } from '@stoa/contract/stock/reasons'
import type { Context } from '../../../kernel/context.ts'
import { findBarcodes, type ProductWithVariants, saveProducts } from '../../catalogue/public.ts'
import { findStockAt, saveChanges, saveThresholds, stockKeyOf } from '../../stock/public.ts'
import { idOf, type VariantKey, type VariantRowState } from '../store.ts'
import { barcodeErrors, gained } from './barcodes.ts'
import { isError, readChange, type RowChange, type RowError, type Wanted } from './read-change.ts'
import { hasStock, stockWith } from './stock-with.ts'
import { valuesOf } from './values.ts'
import { hasOwn, withWanted } from './with-wanted.ts'

export interface LockedRows {
  products: readonly ProductWithVariants[]
  /** The requested rows that exist, by their IDs. */
  rows: ReadonlyMap<string, VariantRowState>
  locationId: string
}

interface Changed extends VariantKey {
  row: VariantRowState
  wanted: Wanted
}

/** Changes locked rows, each by itself. Returns why some stay as they are, by their IDs, and whether any has changed. */
export async function saveRows(
  context: Context,
  changes: readonly RowChange[],
  { locked, reason }: { locked: LockedRows; reason: AdjustmentReason },
): Promise<{ errors: ReadonlyMap<string, RowError>; isChanged: boolean }> {
  const { changed, errors } = await readChanges(context, changes, locked.rows)
  if (changed.length > 0) {
    await saveOwn(context, changed, locked.products)
    await saveStockOf(context, changed, { locationId: locked.locationId, reason })
    const thresholds = changed.flatMap(({ productId, variantId, wanted: { lowStockThreshold: threshold } }) =>
      threshold === undefined ? [] : [{ productId, variantId, threshold }],
    )
    if (thresholds.length > 0) await saveThresholds(context.db, context.siteId, thresholds)
  }
  return { errors, isChanged: changed.length > 0 }
}

async function readChanges(context: Context, changes: readonly RowChange[], rows: LockedRows['rows']) {
  const { currency } = context.site.settings
  const errors = new Map<string, RowError>()
  const readable = changes.flatMap(({ id, ...change }): (Changed & { id: string; barcode: string | null })[] => {
    const row = rows.get(id)
    const read: Wanted | RowError = row ? readChange(change, row, currency) : { code: 'VARIANT_NOT_FOUND' }
    if (isError(read)) errors.set(id, read)
    if (!row || isError(read) || Object.keys(read).length === 0) return []
    return [{ id, productId: row.productId, variantId: row.variantId, barcode: row.barcode, row, wanted: read }]
  })
  const barcodes = gained(readable)
  const conflicts = barcodeErrors(readable, barcodes.length > 0 ? await findBarcodes(context, barcodes) : [])
  return { changed: readable.filter(({ id }) => !conflicts.has(id)), errors: new Map([...errors, ...conflicts]) }
}

/** Saves what isn’t stock: each product once. */
async function saveOwn(context: Context, changed: readonly Changed[], products: readonly ProductWithVariants[]): Promise<void> {
  const byProduct = Map.groupBy(
    changed.filter(({ wanted }) => hasOwn(wanted)),
    ({ productId }) => productId,
  )
  const changes = products.flatMap((before) => {
    const ofProduct = byProduct.get(before.product.id)
    if (!ofProduct) return []
    const wanted = new Map(ofProduct.map((one) => [one.variantId, one.wanted]))
    return [{ before, after: withWanted(before, wanted) }]
  })
  await saveProducts(context, changes)
}

async function saveStockOf(
  context: Context,
  changed: readonly Changed[],
  { locationId, reason }: { locationId: string; reason: AdjustmentReason },
): Promise<void> {
  const stocked = changed.filter(({ wanted }) => hasStock(wanted)).map((one) => ({ ...one, values: valuesOf(one.row), locationId }))
  if (stocked.length === 0) return
  const stock = await findStockAt(context, stocked)
  const differences = stocked.map((one) => {
    const before = stock.get(stockKeyOf(one))!
    return { before, after: stockWith(before, one.wanted, { ...one, now: context.now }) }
  })
  await saveChanges(context, differences, { reason })
}

export const rowsById = (rows: readonly VariantRowState[]): Map<string, VariantRowState> => new Map(rows.map((row) => [idOf(row), row]))
