import type { ProductField } from '@stoa/contract/product-imports/fields'
import type { Cells } from './cells.ts'

/** What a row says of a variant, or of the only one of a product; undefined for what it doesn't say. Amounts are numbers in the site's currency. */
export interface ReadVariant {
  row: number
  choices: Record<string, string>
  price?: number | undefined
  /** Added to the price of the product. */
  surcharge?: number | undefined
  /** What it costs now, reduced by itself. */
  salePrice?: number | undefined
  cost?: number | undefined
  sku?: string | undefined
  barcode?: string | undefined
  /** In the site's unit, unless it's in grams. */
  weight?: { value: number; inGrams: boolean } | undefined
  visible?: boolean | undefined
  stock?: ReadStock | undefined
  /** Whether its stock is tracked, though no quantity is given. */
  lacksQuantity: boolean
  sellsWithoutStock?: boolean | undefined
  /** The picture that shows its first choice: the ID of a file, or a web address. */
  picture?: string | undefined
  /** Whether it is said that it isn’t reduced, unless a reduced price is given. */
  endsSale: boolean
  /** Fields that have a column, and nothing in its cell. */
  emptied: ReadonlySet<ProductField>
  /** What has no column of its own, as the catalogue V3 writes it. */
  others: Record<string, unknown>
}

/** A quantity, or whether something is in stock that isn't counted. */
export type ReadStock = { quantity: number } | { inStock: boolean }

/** What a row says of the variant with some choices. */
export const readVariant = (row: Cells, choices: Record<string, string>): ReadVariant => ({
  ...readOnlyVariant(row),
  choices,
  visible: row.has('rowType') ? row.boolean('visible') : undefined,
  others: row.has('rowType') ? withoutChoices(readOthers(row)) : {},
})

/** They are read with the options. */
const withoutChoices = ({ choices: _, ...others }: Record<string, unknown>): Record<string, unknown> => others

/** What the row of a product says of its only variant. */
export function readOnlyVariant(row: Cells): ReadVariant {
  const [price, compareAt] = [row.number('price'), row.number('compareAtPrice')]
  const isReduced = price !== undefined && compareAt !== undefined && compareAt > price
  const [weight, grams] = [row.number('weight'), row.number('weightInGrams')]
  return {
    row: row.row,
    choices: {},
    price: isReduced ? compareAt : price,
    surcharge: row.number('surcharge'),
    salePrice: isReduced ? price : row.number('salePrice'),
    cost: row.number('cost'),
    sku: row.text('sku'),
    barcode: row.text('barcode'),
    weight: weight !== undefined ? { value: weight, inGrams: false } : grams !== undefined ? { value: grams, inGrams: true } : undefined,
    stock: readStock(row),
    lacksQuantity: row.text('stockTracker') !== undefined && row.text('stock') === undefined,
    sellsWithoutStock: readSellsWithoutStock(row),
    picture: row.text('variantPicture'),
    emptied: row.emptied(),
    endsSale: price !== undefined && row.has('compareAtPrice'),
    others: readOnlyOthers(row),
  }
}

/** The only variant of a product in its other fields, as the catalogue V3 writes it. */
function readOnlyOthers(row: Cells): Record<string, unknown> {
  const { variantsInfo } = readOthers(row) as { variantsInfo?: { variants?: Record<string, unknown>[] } }
  const only = variantsInfo?.variants?.[0]
  return typeof only === 'object' && only !== null ? only : {}
}

/** What a row says that has no column of its own. */
export function readOthers(row: Cells): Record<string, unknown> {
  const others = row.json('others') ?? {}
  return typeof others === 'object' && !Array.isArray(others)
    ? (others as Record<string, unknown>)
    : row.refuse('others', 'The cell isn’t an object in JSON.')
}

function readStock(row: Cells): ReadStock | undefined {
  if (row.has('stockTracker') && row.text('stockTracker') === undefined) return { inStock: true }
  const text = row.text('stock')?.toLowerCase()
  if (text === undefined) return undefined
  const word = text.replaceAll(/[\s_-]/g, '')
  if (word === 'instock') return { inStock: true }
  if (word === 'outofstock') return { inStock: false }
  return /^-?\d{1,9}$/.test(text)
    ? { quantity: Math.max(0, Number(text)) }
    : row.refuse('stock', 'The stock isn’t a whole number, InStock or OutOfStock.')
}

function readSellsWithoutStock(row: Cells): boolean | undefined {
  const text = row.text('sellsWithoutStock')?.toLowerCase()
  if (text === 'continue' || text === 'deny') return text === 'continue'
  return row.boolean('sellsWithoutStock')
}
