import { bigint, jsonb, table, text, texts, timestamptz, uuid, type RowOf } from '../../../database/table.ts'
import type { CallerIdentity } from '../../../kernel/identity.ts'

export type Operation = 'CREATED' | 'UPDATED' | 'DELETED' | 'RESTORED'

export const productVersionsTable = table('product_versions', {
  productId: uuid(),
  version: bigint(),
  createdDate: timestamptz(),
  expiresDate: timestamptz().hidden(),
  operation: text<Operation>(),
  /** Null for the state of a product that no call has written. */
  actor: jsonb<Pick<CallerIdentity, 'kind' | 'id'>>().orNull(),
  changedFields: texts(),
  /** The product with its variants, as `productFrom` reads it. */
  state: jsonb().hidden(),
})

/** A version of a product: who made it, and what changed. */
export type ProductVersion = RowOf<typeof productVersionsTable>

/** How long a version is retained, and those of a deleted product after the deletion. */
export const retainedForDays = 400
export const retainedForDaysAfterDeletion = 30
