import type { Product, ProductOption, Variant } from './product.ts'
import { isInStock } from './stock.ts'
import { v1Options } from './v1-options.ts'

export type Choices = Readonly<Record<string, string>>

/** Whether a variant matches every selected choice. Options without a selection match everything. */
export const matchesChoices = (variant: Pick<Variant, 'choices'>, selected: Choices): boolean =>
  Object.entries(selected).every(([name, choice]) => Object.hasOwn(variant.choices, name) && variant.choices[name] === choice)

/** Whether a choice exists, and is in stock, among the variants that match the choices of the other options. */
export function availabilityOf(
  variants: readonly Variant[],
  option: ProductOption,
  { choice, selected }: { choice: string; selected: Choices },
) {
  const others = { ...selected, [option.name]: choice }
  const fitting = variants.filter((variant) => matchesChoices(variant, others))
  return { visible: fitting.some((variant) => variant.visible), inStock: fitting.some(isInStock) }
}

/** The variant that a complete selection identifies. Without managed variants, the only one. Returns undefined while an option has no selection, unless it
 *  can be left out. */
export function variantFor(product: Pick<Product, 'doc'>, variants: readonly Variant[], selected: Choices): Variant | undefined {
  const { manageVariants } = product.doc
  if (
    !v1Options(product.doc).every(({ name, choices, mandatory = true }) =>
      Object.hasOwn(selected, name) ? choices.some(({ description }) => selected[name] === description) : !mandatory,
    )
  )
    return undefined
  if (!manageVariants) return variants[0]
  return variants.find((variant) => matchesChoices(variant, selected))
}
