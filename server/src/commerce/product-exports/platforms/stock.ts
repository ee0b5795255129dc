import type { Variant } from '../../catalogue/public.ts'
import { freeOf } from '../../stock/public.ts'

/** How many can be sold, of a variant whose stock is tracked. */
export const stockOf = (variant: Variant): number => Math.max(0, freeOf(variant))

/** Whether a variant whose stock isn't tracked can be sold. */
export const isSellable = ({ hasItem, inStock }: Variant): boolean => hasItem && inStock
