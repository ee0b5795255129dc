import { uniqueIdOf } from '../../catalogue/public.ts'
import type { VariantChoices } from './store.ts'

export interface Choice {
  variantId?: string
  options: Readonly<Record<string, string>>
}

/** The variants that a choice leaves: all of them without one, and none if it is of no variant. A product that has only one variant leaves that. */
export function matchingVariants<Of extends VariantChoices>(
  productId: string,
  variants: readonly Of[],
  { variantId, options }: Choice,
): readonly Of[] {
  if (variantId !== undefined) return variants.filter(({ id }) => id === variantId || uniqueIdOf({ productId, id }) === variantId)
  const chosen = Object.entries(options)
  if (chosen.length === 0) return variants
  return variants.filter(({ choices }) => isOf(choices, options))
}

/** Whether options select a variant: each of its choices. Others are of modifiers, which have no stock. */
const isOf = (choices: Readonly<Record<string, string>>, options: Choice['options']): boolean =>
  Object.entries(choices).every(([name, description]) => options[name] === description)
