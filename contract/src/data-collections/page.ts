import { Type } from 'typebox'
import { Sorting, sortFieldsMax } from '../query.ts'
import { Instant, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { DataCollectionId } from './data-collection.ts'
import { Field } from './field.ts'

/** Maximum number of collections with pages per site. */
export const dataPagesMax = 100

/** How many items of a collection the home page can show: none, one row, two rows. */
export const homeItemCounts = [0, 3, 6] as const

const HomeItems = Type.Enum([...homeItemCounts])
const Revision = Type.String({ pattern: '^[0-9]{1,15}$', form: 'a whole number in a string' })

/** Settings of a collection's pages on the site. A collection without settings has no pages. */
export const DataPageSettings = Shape({
  dataCollectionId: DataCollectionId,
  revision: Revision,
  updatedDate: maybeNull(Instant),
  /** Whether the collection has a list page and a page for each item, for callers who can read them. */
  hasPages: Type.Boolean(),
  /** Whether the site's menu and footer link to the list page. */
  inMenu: Type.Boolean(),
  /** How many of its items the home page shows. */
  homeItems: HomeItems,
})

/** Which settings to change, and the `revision` they are changed from. */
export const DataPageSettingsUpdate = Shape({
  revision: Revision,
  hasPages: maybe(Type.Boolean()),
  inMenu: maybe(Type.Boolean()),
  homeItems: maybe(HomeItems),
})

/** The data needed to link to a collection's pages or to one of its items. */
const linked = {
  dataCollectionId: DataCollectionId,
  displayName: Type.String(),
  /** The field that holds an item's name. Without it, the item's id is its name. */
  displayField: maybe(Type.String()),
  /** The field whose value is used in the URL of an item's page. The item's id is used if the field isn't set or has no value. */
  slugField: maybe(Type.String()),
}

/** A collection with pages. `isPublic`: anyone can read it. */
export const ListedDataPage = Shape({
  ...linked,
  isPublic: Type.Boolean(),
  inMenu: Type.Boolean(),
  homeItems: HomeItems,
})

/** A collection that another one refers to. If it has no pages, its items are named without a link. */
const Neighbour = Shape({ ...linked, hasPages: Type.Boolean() })

const { key, displayName, type, typeMetadata } = Field.properties

/** What a collection's pages are rendered from: the parts of its schema that the caller can see. */
export const DataPage = Shape({
  ...linked,
  isPublic: Type.Boolean(),
  /** The default order of the items. */
  sort: Type.Array(Sorting, { maxItems: sortFieldsMax }),
  fields: Type.Array(Shape({ key, displayName, type, typeMetadata })),
  /** The collections that fields of this one refer to, as far as the caller can read them. */
  references: Type.Array(Neighbour),
  /** Fields of other collections with pages that refer to this one, as far as the caller can read them. */
  referredToBy: Type.Array(Shape({ ...linked, fieldKey: Text(256, 1), fieldName: Type.String() })),
})
