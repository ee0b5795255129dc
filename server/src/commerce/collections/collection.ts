import type { Static } from 'typebox'
import type { CollectionRules } from '@stoa/contract/collections/rules'
import { bigint, boolean, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { Picture } from '../catalogue/public.ts'

export type Rules = Static<typeof CollectionRules>
export type Sort = 'MANUAL' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME'

interface CollectionDoc {
  description: string
  media: Picture[]
  seoTitle?: string
  seoDescription?: string
}

export const collectionsTable = table('collections', {
  id: uuid(),
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  name: text(),
  slug: text(),
  visible: boolean(),
  sort: text<Sort>(),
  /** Which products are in it; null if they are added one by one. */
  rules: jsonb<Rules>().orNull(),
  /** Its position on the home page; null if it isn't featured. */
  featuredPosition: bigint().orNull(),
  doc: jsonb<CollectionDoc>(),
})

export type CollectionRow = RowOf<typeof collectionsTable>

export interface Collection extends CollectionRow {
  /** The products that the caller may see. */
  numberOfProducts: number
}

/** What a collection has besides its texts and its slug until the team changes it. */
export const newSettings = { sort: 'NEWEST', rules: null, featuredPosition: null } as const
