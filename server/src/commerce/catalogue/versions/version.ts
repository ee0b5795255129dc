import { bigint, jsonb, table, text, texts, timestamptz, uuid, type RowOf } from '../../../database/table.ts'
import type { CallerIdentity } from '../../../kernel/identity.ts'

export type Operation = 'CREATED' | 'UPDATED' | 'DELETED' | 'RESTORED'

export const productVersionsTable = table('product_versions', {
  productId: uuid(),
  version: bigint(),
  createdDate: timestamptz(),
  operation: text<Operation>(),
  actor: jsonb<Pick<CallerIdentity, 'kind' | 'id'>>(),
  changedFields: texts(),
  /** The product with its variants, as `productFrom` reads it. */
  state: jsonb().hidden(),
})

/** A version of a product: who made it, and what changed. */
export type ProductVersion = RowOf<typeof productVersionsTable>

/** How long those of deleted products can be restored. */
export const deletedForDays = 30
