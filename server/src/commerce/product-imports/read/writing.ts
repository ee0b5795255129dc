import type { ProductWithVariants } from '../../catalogue/public.ts'

/** What a product of a file is written into. */
export interface Writing {
  /** As it is so far; undefined for a new one. */
  before: ProductWithVariants | undefined
  currency: string
  weightUnit: 'KG' | 'LB'
  /** Whether an empty cell removes a value. */
  clears: boolean
  /** What a picture of the file is: a file, or a web address that it is imported from. */
  mediaOf: (source: string) => { id: string } | { url: string }
}
