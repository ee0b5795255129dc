import type { Static } from 'typebox'
import type { SeoSchema } from '@stoa/contract/catalogue/product'
import type { CollectionRules } from '@stoa/contract/collections/rules'
import type { ExtendedFields } from '@stoa/contract/extended-fields'
import { bigint, boolean, integer, jsonb, table, text, timestamptz, uuid, uuids, type RowOf } from '../../database/table.ts'
import type { Picture } from '../catalogue/public.ts'

export type Rules = Static<typeof CollectionRules>
export type Sort = 'MANUAL' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME'

interface CollectionDoc {
  description: string
  media: Picture[]
  /** The description as rich text, in HTML. */
  richDescription?: string
  seo?: Static<typeof SeoSchema>
  extendedFields?: Static<typeof ExtendedFields>
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
  /** The category that it is in; null at the top. */
  parentId: uuid().orNull(),
  /** Those above it, from the top. */
  path: uuids(),
  /** Number of those before it under the same parent. */
  siblingIndex: integer(),
  /** The app that alone adds products and removes them. */
  managingAppId: uuid().orNull(),
  /** How many products at the start of the manual order an app arranged; null if the owner arranged all. */
  arrangedCount: integer().orNull(),
  doc: jsonb<CollectionDoc>(),
})

export type CollectionRow = RowOf<typeof collectionsTable>

export interface Collection extends CollectionRow {
  /** The products that the caller may see. */
  numberOfProducts: number
}

/** What a link to a collection needs. */
export type Link = Pick<CollectionRow, 'id' | 'name' | 'slug'>

/** What a collection has besides its texts, its slug and its index until the team changes it: it is at the top. */
export const newSettings = {
  sort: 'NEWEST',
  rules: null,
  featuredPosition: null,
  parentId: null,
  path: [] as string[],
  managingAppId: null,
  arrangedCount: null,
} as const
