import type { ProductWithVariants } from '../catalogue/public.ts'

/** A collection that products are added to one by one. */
export interface CollectionOfFile {
  id: string
  name: string
  /** Whether another collection has the name, too, in capital or small letters. */
  hasNamesake: boolean
}

/** A product as files have it. */
export interface ExportedProduct extends ProductWithVariants {
  collections: readonly CollectionOfFile[]
}

/** What the values of products depend on. */
export interface ShopOfFile {
  currency: string
  weightUnit: 'KG' | 'LB'
  baseUrl: string
}
