import type { catalogue } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { matchesChoices } from '../choices.ts'
import { readAmount } from '../price.ts'
import type { Variant } from '../product.ts'
import { tooHigh } from './too-high.ts'

type VariantChange = RequestOf<typeof catalogue.updateProductVariants>['variants'][number]

/** Variants with the changes that are sent, in their order. */
export function withVariantChanges(variants: readonly Variant[], changes: readonly VariantChange[], currency: string): Variant[] {
  const violations = changes.flatMap((change, at) => amountsTooHigh(change, { at, currency }))
  if (violations.length > 0) refuseFields(...violations)
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  for (const change of changes)
    for (const { id } of variantsOf(change, variants, byId)) byId.set(id, changed(byId.get(id)!, change, currency))
  return [...byId.values()]
}

/** The variants that a change is about. */
function variantsOf(
  { variantIds = [], choices = {} }: VariantChange,
  variants: readonly Variant[],
  byId: ReadonlyMap<string, Variant>,
): readonly Variant[] {
  const found =
    variantIds.length > 0
      ? variantIds.map((id) => byId.get(id) ?? refuse('VARIANT_NOT_FOUND'))
      : variants.filter((variant) => matchesChoices(variant, choices))
  return found.length > 0 ? found : refuse('VARIANT_NOT_FOUND')
}

const amountsTooHigh = (change: VariantChange, { at, currency }: { at: number; currency: string }): Violation[] =>
  (['price', 'cost'] as const).flatMap((name) => {
    const value = change[name]
    return typeof value === 'number' && readAmount(value, currency) === undefined ? [tooHigh(`variants[${at}].${name}`)] : []
  })

function changed(variant: Variant, change: VariantChange, currency: string): Variant {
  const { price, cost, weight, sku, visible = variant.visible, productDimensions, packageDimensions } = change
  return {
    ...variant,
    visible,
    ...(price !== undefined && repriced(variant, readAmount(price, currency)!)),
    costMinor: cost === undefined ? variant.costMinor : cost === null ? null : readAmount(cost, currency)!,
    weight: weight === undefined ? variant.weight : weight,
    sku: sku === undefined ? variant.sku : sku || null,
    doc: {
      ...(variant.doc.contents && { contents: variant.doc.contents }),
      ...withSize(variant.doc, 'productDimensions', productDimensions),
      ...withSize(variant.doc, 'packageDimensions', packageDimensions),
    },
  }
}

/** A variant that is reduced by itself stays reduced by the same amount, unless it would then cost less than nothing. */
const repriced = ({ priceMinor: before, saleMinor }: Variant, priceMinor: number): Pick<Variant, 'priceMinor' | 'saleMinor'> => ({
  priceMinor,
  saleMinor: saleMinor === null || saleMinor + priceMinor < before ? null : saleMinor + priceMinor - before,
})

type Size = 'productDimensions' | 'packageDimensions'

function withSize(doc: Variant['doc'], key: Size, sent: Variant['doc'][Size] | null | undefined): Variant['doc'] {
  const size = sent === undefined ? doc[key] : sent
  return size ? { [key]: size } : {}
}
