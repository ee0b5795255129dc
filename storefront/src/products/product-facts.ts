import { numberFormat } from '@stoa/ui/formats'
import type { Product, Shop, Variant } from '../answers.ts'
import { symbolOf } from './measures.ts'

/** A line of the facts about what is chosen. */
export type Fact = readonly [name: 'sku' | 'weight' | 'size' | 'packageSize', text: string]

/** Facts of each variant, in their order; of a product without variants, those of the product. */
export type ProductFacts = readonly (readonly Fact[])[]

type Dimensions = Product['productDimensions']
type Measured = Pick<Variant['variant'], 'sku' | 'weight' | 'productDimensions' | 'packageDimensions'>
type Units = Pick<Shop, 'locale' | 'weightUnit'>

/** SKU, weight and dimensions. What a variant doesn't have is that of the product; what neither has is left out. */
export const factsOf = (product: Product, units: Units): ProductFacts =>
  (product.variants.length > 0 ? product.variants.map(({ variant }) => variant) : [{}]).map((one) => listed(product, one, units))

function listed(product: Product, variant: Measured, { locale, weightUnit }: Units): Fact[] {
  const weight = variant.weight || product.weight
  const facts: [Fact[0], string | undefined][] = [
    ['sku', variant.sku || product.sku || undefined],
    ['weight', weight ? measured(weight, weightUnit, locale) : undefined],
    ['size', sizeText(variant.productDimensions ?? product.productDimensions, locale)],
    ['packageSize', sizeText(variant.packageDimensions ?? product.packageDimensions, locale)],
  ]
  return facts.flatMap(([name, text]): Fact[] => (text ? [[name, text]] : []))
}

const digits = { maximumFractionDigits: 6 }

const measured = (value: number | string, unit: string | undefined, locale: string): string =>
  `${numberFormat(locale, digits).format(Number(value))} ${symbolOf(unit)}`.trim()

/** Length, width and height, with a dash for what is missing. */
function sizeText(dimensions: Dimensions, locale: string): string | undefined {
  const { length, width, height, unit } = dimensions ?? {}
  const sides = [length, width, height].map((side) => (Number(side) > 0 ? numberFormat(locale, digits).format(Number(side)) : undefined))
  return sides.some(Boolean) ? `${sides.map((side) => side ?? '–').join(' × ')} ${symbolOf(unit)}`.trim() : undefined
}
