import { Type } from 'typebox'
import { Sorting } from '../query.ts'
import { Instant, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { DataCollectionId } from './data-collection.ts'
import { Field } from './field.ts'

/** Collections with pages on one site. */
export const dataPagesMax = 100

/** How many of a collection's items a home page shows: none, a row, two rows. */
export const homeItemCounts = [0, 3, 6] as const

const HomeItems = Type.Enum([...homeItemCounts])
const Revision = Type.String({ pattern: '^[0-9]{1,15}$', description: 'a whole number in a string' })

/** What an owner decides about a collection's pages on the site. A collection nobody chose pages for has none. */
export const DataPageSettings = Shape({
  dataCollectionId: DataCollectionId,
  revision: Revision,
  updatedDate: maybeNull(Instant),
  /** Whether there is a list of the items and a page of each, for those who may read them. */
  hasPages: Type.Boolean(),
  /** Whether the site's menu and footer lead there. */
  inMenu: Type.Boolean(),
  /** So many of its items stand on the home page. */
  homeItems: HomeItems,
})

/** Which settings to change, and the `revision` they are changed from. */
export const DataPageSettingsUpdate = Shape({
  revision: Revision,
  hasPages: maybe(Type.Boolean()),
  inMenu: maybe(Type.Boolean()),
  homeItems: maybe(HomeItems),
})

/** What a link to a collection's pages, or to one of its items, is made of. */
const linked = {
  dataCollectionId: DataCollectionId,
  displayName: Type.String(),
  /** The field that names an item; where there is none, its id does. */
  displayField: maybe(Type.String()),
  /** The field whose value stands in the address of an item's page; where there is none, or an item has no value in it, its id does. */
  slugField: maybe(Type.String()),
}

/** A collection that has pages. `isPublic`: whoever comes by may read it. */
export const ListedDataPage = Shape({
  ...linked,
  isPublic: Type.Boolean(),
  inMenu: Type.Boolean(),
  homeItems: HomeItems,
})

/** A collection that another refers to; without pages its items are named, and lead nowhere. */
const Neighbour = Shape({ ...linked, hasPages: Type.Boolean() })

const { key, displayName, type, typeMetadata } = Field.properties

/** What the pages of a collection are made of: what the caller may know of its schema. */
export const DataPage = Shape({
  ...linked,
  isPublic: Type.Boolean(),
  /** The order in which items are shown unless a reader sorts them. */
  sort: Type.Array(Sorting, { maxItems: 10 }),
  fields: Type.Array(Shape({ key, displayName, type, typeMetadata })),
  /** The collections that fields of this one refer to, as far as the caller may read them. */
  references: Type.Array(Neighbour),
  /** Fields of collections with pages that refer to this one, as far as the caller may read them. */
  referredToBy: Type.Array(Shape({ ...linked, fieldKey: Text(256, 1), fieldName: Type.String() })),
})
