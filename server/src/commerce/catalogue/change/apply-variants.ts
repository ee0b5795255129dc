import type { catalogue } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { refuse } from '../../../kernel/refuse.ts'
import { fromNumber } from '../../pricing/public.ts'
import { matchesChoices } from '../choices.ts'
import type { Variant } from '../product.ts'

type VariantChange = RequestOf<typeof catalogue.updateProductVariants>['variants'][number]

/** Variants with the changes that are sent, in their order. */
export const withVariantChanges = (variants: readonly Variant[], changes: readonly VariantChange[], currency: string): Variant[] =>
  changes.reduce<Variant[]>(
    (current, change) => {
      const ids = idsOf(current, change)
      return current.map((variant) => (ids.has(variant.id) ? changed(variant, change, currency) : variant))
    },
    [...variants],
  )

/** The variants that a change is about. */
function idsOf(variants: readonly Variant[], { variantIds = [], choices = {} }: VariantChange): ReadonlySet<string> {
  const known = new Set(variants.map(({ id }) => id))
  if (variantIds.some((id) => !known.has(id))) refuse('VARIANT_NOT_FOUND')
  if (variantIds.length > 0) return new Set(variantIds)
  const matching = variants.filter((variant) => matchesChoices(variant, choices))
  return matching.length > 0 ? new Set(matching.map(({ id }) => id)) : refuse('VARIANT_NOT_FOUND')
}

function changed(variant: Variant, change: VariantChange, currency: string): Variant {
  const { price, cost, weight, sku, visible = variant.visible, productDimensions, packageDimensions } = change
  return {
    ...variant,
    visible,
    priceMinor: price === undefined ? variant.priceMinor : (fromNumber(price, currency) ?? variant.priceMinor),
    costMinor: cost === undefined ? variant.costMinor : cost === null ? null : (fromNumber(cost, currency) ?? null),
    weight: weight === undefined ? variant.weight : weight,
    sku: sku === undefined ? variant.sku : sku || null,
    doc: {
      ...withSize(variant.doc, 'productDimensions', productDimensions),
      ...withSize(variant.doc, 'packageDimensions', packageDimensions),
    },
  }
}

function withSize(doc: Variant['doc'], key: keyof Variant['doc'], sent: Variant['doc'][typeof key] | null | undefined): Variant['doc'] {
  const size = sent === undefined ? doc[key] : sent
  return size ? { [key]: size } : {}
}
