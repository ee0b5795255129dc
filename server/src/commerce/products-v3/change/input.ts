import type { Static } from 'typebox'
import type { Violation } from '@stoa/contract/problems'
import type { VariantWithInventory } from '@stoa/contract/products-v3/inventory-calls'
import type { ProductChangesV3 } from '@stoa/contract/products-v3/product'
import type { NewPart, Part } from '../../catalogue-parts/public.ts'
import type { Picture } from '../../catalogue/public.ts'

export type VariantInput = Static<typeof VariantWithInventory>

/** What is written of a product: the fields that are sent. */
export type ProductInput = Omit<Static<typeof ProductChangesV3>, 'id' | 'revision' | 'variantsInfo'> & {
  variantsInfo?: { variants?: VariantInput[] }
}

/** A part of the catalogue, as it is stored or as a product has it. */
export type StoredPart = Pick<Part, 'id' | 'kind' | 'name' | 'doc'>

/** What is stored of what products name. */
export interface Facts {
  parts: readonly StoredPart[]
  /** Pictures and videos by the ID, or else the URL, that was sent. */
  media: ReadonlyMap<string, Picture>
  /** IDs of files that can be downloaded by buyers. */
  files: ReadonlySet<string>
  categoryIds: ReadonlySet<string>
}

/** How an input is read: what is wrong with single fields is collected, so that all of it is reported at once. */
export interface Reading {
  /** Path of the product in its request. */
  at: string
  now: Date
  currency: string
  facts: Facts
  violations: Violation[]
  /** Sections that don’t exist yet. */
  newSections: NewPart[]
  /** IDs that are sent for new variants. */
  newVariantIds: Set<string>
}
