import type { ProductWithVariants } from '../../catalogue/public.ts'
import type { Ready } from './send.ts'

/** A product that was saved. */
export interface Saved {
  ready: Ready
  saved: ProductWithVariants
}
