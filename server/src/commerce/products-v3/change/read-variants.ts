import { newId } from '../../../database/ids.ts'
import {
  theOnlyVariant,
  type Contents,
  defaultVariantId,
  noItem,
  type Product,
  type ProductWithVariants,
  type Variant,
  type VariantDoc,
} from '../../catalogue/public.ts'
import { readMoney } from './amounts.ts'
import { readContents } from './contents.ts'
import type { Reading, VariantInput } from './input.ts'
import { type MatchedVariant, matchVariants } from './match-variants.ts'
import { readPrice, type VariantPrice } from './prices.ts'
import { type Level, readLevel, withLevel } from './read-stock.ts'

/** A variant with what is sent of it, except its price. */
export interface ReadVariant {
  variant: Variant
  price: VariantPrice
  /** What is sent of what one piece contains. Null: unknown. */
  contents: Contents | null | undefined
  sent: VariantInput
}

/** The variants of a product as they are sent, in their order. What is not sent of one that exists stays. */
export function readVariants({ product, variants }: ProductWithVariants, sent: readonly VariantInput[], reading: Reading): ReadVariant[] {
  return matchVariants(sent, product.doc.options, variants).map((matched, position) =>
    readVariant(matched, { product, variants, position, at: `${reading.at}.variantsInfo.variants[${position}]` }, reading),
  )
}

interface Source extends ProductWithVariants {
  position: number
  at: string
}

function readVariant(matched: MatchedVariant, source: Source, reading: Reading): ReadVariant {
  const { sent, choices, before } = matched
  const { at, position, product } = source
  const level = readLevel(sent.inventoryItem, at, reading)
  const held = before ?? newVariant(sent, level, { ...source, newVariantIds: reading.newVariantIds })
  const cost = sent.revenueDetails?.cost
  const costMinor = readMoney(cost, `${at}.revenueDetails.cost`, reading)
  const settings = sent.physicalProperties?.pricePerUnit?.settings
  return {
    variant: {
      ...held,
      position,
      choices,
      visible: sent.visible ?? (sent.visible === null ? true : held.visible),
      sku: textOf(sent.sku, held.sku),
      barcode: textOf(sent.barcode, held.barcode),
      weight: sent.physicalProperties?.weight === undefined ? held.weight : sent.physicalProperties.weight,
      costMinor: cost === null ? null : (costMinor ?? held.costMinor),
      doc: withSizes(held.doc, sent.physicalProperties ?? {}),
    },
    price: readPrice(sent, { before, discount: product.doc.discount, at }, reading),
    contents: settings ? readContents(settings, `${at}.physicalProperties.pricePerUnit.settings`, reading) : settings,
    sent,
  }
}

/** Null clears a text, and so does one of spaces. */
const textOf = (sent: string | null | undefined, before: string | null): string | null =>
  sent === undefined ? before : sent?.trim() || null

/** Without options, it has the stock that all variants had together. */
function newVariant(
  { id, inventoryItem }: VariantInput,
  level: Level,
  { product, variants, newVariantIds }: Source & Pick<Reading, 'newVariantIds'>,
): Variant {
  const isNamed = id !== undefined && id !== null && id !== defaultVariantId && id !== product.id
  if (isNamed) newVariantIds.add(id)
  return {
    ...withLevel(firstStock(product, variants, inventoryItem !== undefined), level),
    priceMinor: 0,
    saleMinor: null,
    costMinor: null,
    sku: null,
    weight: null,
    doc: {},
    id: product.doc.options.length === 0 ? defaultVariantId : isNamed ? id : newId(),
  }
}

/** Without an inventory item, it has no stock. With one of which no level is sent, it has none if stock of the product is tracked, and is in stock if it isn’t. */
function firstStock(product: Product, variants: readonly Variant[], isItemSent: boolean): Variant {
  const isMerged = product.doc.options.length === 0 && variants.some(({ hasItem }) => hasItem)
  if (isMerged) return theOnlyVariant(product, variants)
  const one = theOnlyVariant(product, [])
  if (!isItemSent) return { ...one, ...noItem }
  return variants.some(({ trackQuantity }) => trackQuantity) ? { ...one, trackQuantity: true, quantity: 0 } : one
}

type Sent = NonNullable<VariantInput['physicalProperties']>

function withSizes(doc: VariantDoc, sent: Sent): VariantDoc {
  const { productDimensions = doc.productDimensions, packageDimensions = doc.packageDimensions } = sent
  return {
    ...(doc.contents && { contents: doc.contents }),
    ...(productDimensions && { productDimensions }),
    ...(packageDimensions && { packageDimensions }),
  }
}
