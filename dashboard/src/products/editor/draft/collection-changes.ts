import type { ProductDraft } from './product-draft.ts'

/** The collections that a product is added to and removed from. */
export const collectionChanges = (draft: ProductDraft, base: ProductDraft | undefined): { added: string[]; removed: string[] } => ({
  added: draft.collections.filter((id) => base?.collections.includes(id) !== true),
  removed: (base?.collections ?? []).filter((id) => !draft.collections.includes(id)),
})
