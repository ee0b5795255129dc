import { violation } from '../../database/query/violation.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { defaultVariantId } from '../catalogue/public.ts'
import type { LocatedStock } from './located/located-stock.ts'
import { lockStock } from './located/store.ts'
import { keyOf, type Pieces } from './pieces.ts'
import { isUnknownProduct } from './store.ts'

/** A line of a call that names a variant by its product or its inventory item, which have the same ID. */
interface NamedVariant {
  inventoryId?: string
  productId?: string
  variantId?: string
}

/** The pieces of each line. Both IDs must be those of one product. */
export const piecesOfLines = <L extends NamedVariant>(lines: readonly L[], at: string, quantityOf: (line: L) => number): Pieces[] =>
  lines.map((line, index) => {
    const { inventoryId, productId = inventoryId, variantId = defaultVariantId } = line
    if (productId === undefined) refuseFields(violation(`${at}[${index}].productId`, 'REQUIRED_FIELD', 'or `inventoryId` must be set'))
    if (inventoryId !== undefined && inventoryId !== productId) refuse('INVENTORY_ITEM_NOT_FOUND')
    return { productId, variantId, quantity: quantityOf(line) }
  })

/** The lines of each variant, with their sum. */
export const linesByVariant = (pieces: readonly Pieces[]): { key: string; quantity: number; indexes: number[] }[] =>
  [...Map.groupBy(pieces.keys(), (index) => keyOf(pieces[index]!))].map(([key, indexes]) => ({
    key,
    indexes,
    quantity: indexes.reduce((sum, index) => sum + pieces[index]!.quantity, 0),
  }))

/** Locks the stock of all lines, by `keyOf`. All of it must exist. */
export async function lockAll(context: Context, pieces: readonly Pieces[]): Promise<Map<string, LocatedStock>> {
  const { db, siteId } = context
  const stock = new Map((await lockStock(db, siteId, pieces)).map((row) => [keyOf(row), row]))
  const unknown = pieces.find((one) => !stock.has(keyOf(one)))
  if (unknown) await refuseUnknown(context, unknown)
  return stock
}

/** Of a product that doesn't exist, the variant isn't what is missing. */
export async function refuseUnknown({ db, siteId }: Context, { productId, variantId }: Omit<Pieces, 'quantity'>): Promise<never> {
  if (await isUnknownProduct(db, siteId, productId)) refuse('INVENTORY_ITEM_NOT_FOUND')
  return refuse('INVENTORY_VARIANT_NOT_FOUND', { productId, variantId })
}
