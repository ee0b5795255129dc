import { ownFields } from '@stoa/contract/variant-rows/editable'
import type { ProductWithVariants, Variant } from '../../catalogue/public.ts'
import { presentedPrice, withOnlyVariant, withPrices } from '../../products-v3/public.ts'
import type { Wanted } from './read-change.ts'

/** Whether a row gets other values of its own, not only other stock. */
export const hasOwn = (wanted: Wanted): boolean => ownNames.some((name) => wanted[name] !== undefined)

const ownNames = Object.keys(ownFields) as (keyof typeof ownFields)[]

/** A product with what its rows get, except stock. Its discount stays as long as its variants cost what they did (decision 0143). */
export function withWanted({ product, variants }: ProductWithVariants, wanted: ReadonlyMap<string, Wanted>): ProductWithVariants {
  const changed = variants.map((variant) => withOwn(variant, wanted.get(variant.id) ?? {}))
  const prices = variants.map((variant) => {
    const shown = presentedPrice(variant, product.doc.discount)
    const price = priceOf(shown, wanted.get(variant.id) ?? {})
    return { ...price, isShown: price.actualMinor === shown.actualMinor && price.compareAtMinor === shown.compareAtMinor }
  })
  const priced = withPrices({ product, variants: changed }, prices, variants)
  return { product: withOnlyVariant(priced.product, priced.variants), variants: priced.variants }
}

const withOwn = (variant: Variant, { sku, barcode, cost, weight, visible }: Wanted): Variant => ({
  ...variant,
  ...(sku !== undefined && { sku }),
  ...(barcode !== undefined && { barcode }),
  ...(cost !== undefined && { costMinor: cost }),
  ...(weight !== undefined && { weight }),
  ...(visible !== undefined && { visible }),
})

type PresentedPrice = ReturnType<typeof presentedPrice>

/** What a variant costs now and, if it is reduced, before. */
function priceOf({ actualMinor, compareAtMinor }: PresentedPrice, wanted: Wanted): PresentedPrice {
  const { price = compareAtMinor ?? actualMinor } = wanted
  const { salePrice = compareAtMinor === undefined ? null : actualMinor } = wanted
  return salePrice === null ? { actualMinor: price } : { actualMinor: salePrice, compareAtMinor: price }
}
