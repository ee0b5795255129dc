import { isDeepStrictEqual } from 'node:util'
import type { PreorderSettings, Variant } from '../../catalogue/public.ts'
import { withPreorder } from '../../stock/public.ts'
import type { Reading, VariantInput } from './input.ts'

type SentItem = NonNullable<VariantInput['inventoryItem']>
/** A quantity that is tracked, or whether there is any. Undefined: as it is. */
export type Level = Pick<SentItem, 'quantity' | 'inStock'>

/** The stock of a variant that is sent. */
export function readLevel(item: SentItem | undefined, at: string, { violations }: Reading): Level {
  const { quantity, inStock } = item ?? {}
  if (quantity !== undefined && inStock !== undefined)
    violations.push({ field: `${at}.inventoryItem`, violatedRule: 'ONE_OF_ALIGNMENT', description: 'Set either quantity or inStock.' })
  return { ...(quantity !== undefined && { quantity }), ...(inStock !== undefined && { inStock }) }
}

/** The settings of preorders that variants send, which are the same for all; undefined if none does. */
export function readPreorder(
  variants: readonly VariantInput[],
  before: PreorderSettings | undefined,
  reading?: Pick<Reading, 'at' | 'violations'>,
): PreorderSettings | undefined {
  const [first, ...others] = variants.flatMap(({ inventoryItem }, index) =>
    inventoryItem?.preorderInfo ? [{ index, settings: withPreorder(before, changesIn(inventoryItem.preorderInfo)) }] : [],
  )
  const other = others.find(({ settings }) => !isDeepStrictEqual(settings, first?.settings))
  if (other)
    reading?.violations.push({
      field: `${reading.at}.variantsInfo.variants[${other.index}].inventoryItem.preorderInfo`,
      violatedRule: 'VALIDATION',
      description: 'All variants of a product have the same settings of preorders.',
    })
  return first?.settings
}

const changesIn = ({ enabled, message, limit }: NonNullable<SentItem['preorderInfo']>) => ({
  ...(enabled !== undefined && { enabled: enabled ?? false }),
  ...(message !== undefined && { message }),
  ...(limit !== undefined && { limit }),
})

/** A new variant with the stock that is sent. */
export function withLevel(variant: Variant, { quantity, inStock }: Level): Variant {
  if (quantity !== undefined) return { ...variant, trackQuantity: true, quantity }
  return inStock === undefined ? variant : { ...variant, trackQuantity: false, inStock }
}
