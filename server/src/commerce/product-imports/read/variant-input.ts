import type { ProductField } from '@stoa/contract/product-imports/fields'
import { gramsPerUnit } from '@stoa/contract/shop/weight'
import type { Variant } from '../../catalogue/public.ts'
import { toWireAmount } from '../../pricing/public.ts'
import { InvalidCell } from './cells.ts'
import { hasSameOptions } from './option-input.ts'
import type { ReadProduct } from './product.ts'
import type { ReadVariant } from './variant.ts'
import type { Writing } from './writing.ts'

/** A variant that is sent, with its row in the file. */
interface SentVariant {
  row?: number
  input: object
}

/** The variants that are sent: those of the file and, if it has the options of the product, the product’s other ones as they are. None if the file says nothing of
 *  them. */
export function variantsOf(product: ReadProduct, writing: Writing): SentVariant[] | undefined {
  const { options, variants } = product
  const { before } = writing
  if (options.length === 0) return onlyVariant(product, writing)
  const isMerged = hasSameOptions(product, before)
  const held = isMerged ? before.variants : []
  const sent = new Map(variants.map((variant) => [keyOf(variant, product), variant]))
  if (sent.size < variants.length) throw new InvalidCell(repeatedIn(product))
  const kept = held.map((own) => {
    const variant = sent.get(keyOf(own, product))
    const input = { id: own.id, choices: choicesOf(own) }
    return variant ? { row: variant.row, input: { ...input, ...valuesOf(variant, { product, writing, own }) } } : { input }
  })
  const known = new Set(held.map((own) => keyOf(own, product)))
  const added = variants
    .filter((variant) => !known.has(keyOf(variant, product)))
    .map((variant) => ({ row: variant.row, input: { choices: choicesOf(variant), ...valuesOf(variant, { product, writing }) } }))
  return [...kept, ...added]
}

function onlyVariant(product: ReadProduct, writing: Writing): SentVariant[] | undefined {
  const { before } = writing
  const { only } = product
  if (!before) return [{ row: only.row, input: valuesOf(only, { product, writing }) }]
  if (isSilent(only)) return undefined
  if (before.product.doc.options.length > 0)
    throw new InvalidCell({
      row: only.row,
      code: 'VARIANTS_MISSING',
      description: 'The product has variants. Its prices, stock and the like need a row for each of them, with the columns of the options.',
    })
  return [{ row: only.row, input: valuesOf(only, { product, writing, own: before.variants[0] }) }]
}

/** Whether a row says nothing of the variant. */
const isSilent = ({ row: _row, choices: _choices, others: _others, emptied: _emptied, ...values }: ReadVariant): boolean =>
  Object.values({ ...values, endsSale: undefined, lacksQuantity: undefined }).every((value) => value === undefined)

const keyOf = ({ choices }: Pick<Variant | ReadVariant, 'choices'>, { options }: ReadProduct): string =>
  JSON.stringify(options.map(({ name }) => choices[name] ?? null))

function repeatedIn(product: ReadProduct) {
  const keys = product.variants.map((variant) => keyOf(variant, product))
  const { row } = product.variants[keys.findIndex((key, index) => keys.indexOf(key) < index)]!
  return { row, code: 'DUPLICATE_VARIANT_OPTION_CHOICE', description: 'Another row of the product has the same choices.' }
}

const choicesOf = ({ choices }: Pick<Variant | ReadVariant, 'choices'>): object[] =>
  Object.entries(choices).map(([optionName, choiceName]) => ({ optionChoiceNames: { optionName, choiceName } }))

interface Source {
  product: ReadProduct
  writing: Writing
  /** The variant as it is so far. */
  own?: Variant | undefined
}

function valuesOf(variant: ReadVariant, source: Source): object {
  const { sku, barcode, cost, weight, visible, others } = variant
  const cleared = source.own && source.writing.clears ? variant.emptied : new Set<ProductField>()
  const price = priceOf(variant, source)
  const physical = {
    ...objectOf(others.physicalProperties),
    ...(cleared.has('weight') && { weight: null }),
    ...(weight && { weight: weightIn(weight, source.writing) }),
  }
  const item = stockOf(variant, source)
  return {
    ...others,
    ...(price && { price }),
    ...(sku !== undefined ? { sku } : cleared.has('sku') && { sku: null }),
    ...(barcode !== undefined ? { barcode } : cleared.has('barcode') && { barcode: null }),
    ...(visible !== undefined && { visible }),
    ...(cost !== undefined ? { revenueDetails: { cost: amount(cost) } } : cleared.has('cost') && { revenueDetails: { cost: null } }),
    ...(Object.keys(physical).length > 0 && { physicalProperties: physical }),
    ...(item && { inventoryItem: item }),
  }
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

const weightIn = ({ value, inGrams }: NonNullable<ReadVariant['weight']>, { weightUnit }: Writing): number =>
  inGrams ? rounded(value / gramsPerUnit[weightUnit]) : value

/** The stock that is sent. A new variant of which nothing is said has an item, so that it is in stock unless the product’s stock is tracked.
 *  One that is tracked without a quantity has none. */
function stockOf({ stock, lacksQuantity, others }: ReadVariant, { product, own }: Source): object | undefined {
  const sells = sellsWithoutStock(product)
  const item = {
    ...objectOf(others.inventoryItem),
    ...(lacksQuantity && !own ? { quantity: 0 } : stock),
    ...(sells !== undefined && { preorderInfo: { enabled: sells } }),
  }
  return Object.keys(item).length > 0 || !own ? item : undefined
}

/** Whether all variants of which that is said can be ordered while they are out of stock; undefined if it isn’t the same for all. */
export function sellsWithoutStock({ variants, only }: Pick<ReadProduct, 'variants' | 'only'>): boolean | undefined {
  const said = new Set((variants.length > 0 ? variants : [only]).map((variant) => variant.sellsWithoutStock))
  return said.size === 1 ? [...said][0] : undefined
}

/** To a thousandth. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000

interface Price {
  actualPrice: { amount: string }
  compareAtPrice?: { amount: string }
}

/** A variant without a price of its own has that of the product, and what it costs more, unless it exists and the file has no column for that. Of one of which only one
 *  of both prices is said, the other one stays. */
function priceOf({ price, surcharge, salePrice, endsSale, emptied }: ReadVariant, { product, writing, own }: Source): Price | undefined {
  const { only } = product
  const isKept = own !== undefined && surcharge === undefined && !emptied.has('surcharge')
  const ofProduct = only.price === undefined || isKept ? undefined : only.price + (surcharge ?? 0)
  const held = own && storedPrices(own, writing)
  const full = price ?? ofProduct ?? held?.full
  const sale = salePrice ?? (endsSale || (writing.clears && emptied.has('salePrice')) ? undefined : held?.sale)
  if (full === undefined || (price === undefined && ofProduct === undefined && salePrice === undefined)) return undefined
  if (sale === undefined || sale >= full) return { actualPrice: amount(full) }
  return { actualPrice: amount(sale), compareAtPrice: amount(full) }
}

const storedPrices = ({ priceMinor, saleMinor }: Variant, { currency }: Writing) => ({
  full: Number(toWireAmount(priceMinor, currency)),
  sale: saleMinor === null ? undefined : Number(toWireAmount(saleMinor, currency)),
})

/** To the smallest part of any currency, which is a ten-thousandth. */
const amount = (value: number) => ({ amount: String(Math.round(value * 10_000) / 10_000) })
