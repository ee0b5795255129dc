import type { Product, ProductOption, Variant } from './product.ts'
import { isInStock } from './stock.ts'

export type Choices = Readonly<Record<string, string>>

/** Whether a variant agrees with all that was chosen; an option not chosen yet agrees with everything. */
export const agrees = (variant: Pick<Variant, 'choices'>, chosen: Choices): boolean =>
  Object.entries(chosen).every(([name, choice]) => Object.hasOwn(variant.choices, name) && variant.choices[name] === choice)

/** Whether a choice exists, and can be had, among the variants that agree with the other options' choices. */
export function availabilityOf(
  variants: readonly Variant[],
  option: ProductOption,
  { choice, chosen }: { choice: string; chosen: Choices },
) {
  const others = { ...chosen, [option.name]: choice }
  const fitting = variants.filter((variant) => agrees(variant, others))
  return { visible: fitting.some((variant) => variant.visible), inStock: fitting.some(isInStock) }
}

/** The variant that the choices come down to: every option chosen, or none to choose. Without managed variants it is the product's one. */
export function variantFor(product: Pick<Product, 'doc'>, variants: readonly Variant[], chosen: Choices): Variant | undefined {
  const { options, manageVariants } = product.doc
  if (!options.every(({ name, choices }) => choices.some(({ description }) => Object.hasOwn(chosen, name) && chosen[name] === description)))
    return undefined
  if (!manageVariants) return variants[0]
  return variants.find((variant) => agrees(variant, chosen))
}
