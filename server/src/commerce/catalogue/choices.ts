import type { Product, ProductOption, Variant } from './product.ts'
import { isInStock } from './stock.ts'

export type Choices = Readonly<Record<string, string>>

/** Whether a variant agrees with all that was selected; an option not selected yet agrees with everything. */
export const matchesChoices = (variant: Pick<Variant, 'choices'>, selected: Choices): boolean =>
  Object.entries(selected).every(([name, choice]) => Object.hasOwn(variant.choices, name) && variant.choices[name] === choice)

/** Whether a choice exists, and can be had, among the variants that agree with the other options' choices. */
export function availabilityOf(
  variants: readonly Variant[],
  option: ProductOption,
  { choice, selected }: { choice: string; selected: Choices },
) {
  const others = { ...selected, [option.name]: choice }
  const fitting = variants.filter((variant) => matchesChoices(variant, others))
  return { visible: fitting.some((variant) => variant.visible), inStock: fitting.some(isInStock) }
}

/** The variant that the choices come down to: every option selected, or none to choose. Without managed variants it is the product's one. */
export function variantFor(product: Pick<Product, 'doc'>, variants: readonly Variant[], selected: Choices): Variant | undefined {
  const { options, manageVariants } = product.doc
  if (
    !options.every(({ name, choices }) =>
      choices.some(({ description }) => Object.hasOwn(selected, name) && selected[name] === description),
    )
  )
    return undefined
  if (!manageVariants) return variants[0]
  return variants.find((variant) => matchesChoices(variant, selected))
}
