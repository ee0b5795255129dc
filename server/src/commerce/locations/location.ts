import type { Static } from 'typebox'
import type { Address } from '@stoa/contract/address'
import { bigint, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export const locationsTable = table('locations', {
  id: uuid(),
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  name: text(),
  nameKey: text().hidden(),
  address: jsonb<Static<typeof Address>>().orNull(),
})

/** A place where the shop has stock. */
export type Location = RowOf<typeof locationsTable>
