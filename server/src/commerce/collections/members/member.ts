import { bigint, table, timestamptz, uuid } from '../../../database/table.ts'

/** The manual order of products in a collection without rules. Which products are in it is written in the products. */
export const membersTable = table('collection_members', {
  collectionId: uuid(),
  productId: uuid(),
  position: bigint(),
  addedDate: timestamptz(),
})
