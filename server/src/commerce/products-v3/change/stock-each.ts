import type { Context } from '../../../kernel/context.ts'
import type { ProductWithVariants, Variant } from '../../catalogue/public.ts'
import { changeSettings, keyOf, type LocatedStock, lockStock, saveChanges, withItemChanges, withPreorder } from '../../stock/public.ts'
import type { ProductInput } from './input.ts'
import { readPreorder } from './read-stock.ts'

/** A saved product whose variants were sent with their stock. */
export interface StockWrite {
  input: ProductInput
  before: ProductWithVariants
  saved: ProductWithVariants
}

/** Locks the stock of the variants of locked products, if some are sent with their stock. */
export async function lockStockOf(
  { db, siteId }: Context,
  locked: readonly ProductWithVariants[],
  inputs: readonly ProductInput[],
): Promise<LocatedStock[]> {
  if (!inputs.some((input) => stockOf(input).some(Boolean))) return []
  const variants = locked.flatMap((one) => one.variants.map(({ productId, id }) => ({ productId, variantId: id })))
  return lockStock(db, siteId, variants)
}

const stockOf = ({ variantsInfo }: ProductInput) => (variantsInfo?.variants ?? []).map(({ inventoryItem }) => inventoryItem)

/** Saves the stock of variants that existed before; a new one has been stored with its stock. Returns the products with their stock as it is now. */
export async function saveStockEach(
  context: Context,
  stock: readonly LocatedStock[],
  writes: readonly StockWrite[],
): Promise<ProductWithVariants[]> {
  const rows = new Map(stock.map((row) => [keyOf(row), row]))
  const changes = writes.flatMap((write) => changesOf(write, rows))
  await saveChanges(context, changes, { reason: 'API' })
  for (const write of writes) await saveSettings(context, write, changes)
  const now = new Map(changes.map(({ after }) => [keyOf(after), after]))
  return writes.map(({ saved: { product, variants } }) => ({ product, variants: variants.map((variant) => withStock(variant, now)) }))
}

type Change = Parameters<typeof saveChanges>[1][number]

function changesOf({ input, before, saved }: StockWrite, rows: ReadonlyMap<string, LocatedStock>): Change[] {
  const { preorder, isPreorderSent } = preorderOf({ input, before })
  return stockOf(input).flatMap((item, index): Change[] => {
    const { productId, id } = saved.variants[index]!
    const row = rows.get(keyOf({ productId, variantId: id }))
    if (!row || (!item && !(isPreorderSent && row.hasItem))) return []
    const { quantity, inStock } = item ?? {}
    const trackQuantity = quantity === undefined ? inStock === undefined && row.trackQuantity : true
    const change = { ...(quantity !== undefined && { quantity }), ...(inStock !== undefined && { inStock }) }
    return [{ before: row, after: withItemChanges(row, { trackQuantity, preorder, isPreorderSent }, change) }]
  })
}

function preorderOf({ input, before }: Pick<StockWrite, 'input' | 'before'>) {
  const settings = before.product.doc.inventory?.preorder
  const sent = readPreorder(input.variantsInfo?.variants ?? [], settings)
  return { preorder: sent ?? withPreorder(settings, undefined), isPreorderSent: sent !== undefined }
}

async function saveSettings(context: Context, { input, before, saved }: StockWrite, changes: readonly Change[]): Promise<void> {
  const { id } = before.product
  const own = changes.filter((change) => change.before.productId === id)
  if (own.length === 0) return
  await changeSettings(context, {
    productId: id,
    settings: before.product.doc.inventory,
    isTrackingChanged: own.some((change) => change.before.trackQuantity !== change.after.trackQuantity),
    after: {
      trackQuantity: own.some(({ after }) => after.trackQuantity) || saved.variants.some(({ trackQuantity }) => trackQuantity),
      preorder: preorderOf({ input, before }).preorder,
    },
  })
}

function withStock(variant: Variant, now: ReadonlyMap<string, LocatedStock>): Variant {
  const row = now.get(keyOf({ productId: variant.productId, variantId: variant.id }))
  if (!row) return variant
  const { trackQuantity, inStock, quantity, reserved, preordered, preorderLimit, hasItem, ownPreorder } = row
  return { ...variant, trackQuantity, inStock, quantity, reserved, preordered, preorderLimit, hasItem, ownPreorder }
}
