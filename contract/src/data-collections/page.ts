import { Type } from 'typebox'
import { Sorting, sortFieldsMax } from '../query.ts'
import { field, Instant, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { DataCollectionId } from './data-collection.ts'
import { Field } from './field.ts'
import { itemLayouts, listLayouts } from './page-layouts.ts'

/** Maximum number of collections with pages per site. */
export const dataPagesMax = 100

/** How many items of a collection the home page can show: none, one row, two rows. */
export const homeItemCounts = [0, 3, 6] as const

const HomeItems = Type.Enum([...homeItemCounts])
const ItemLayout = Type.Enum([...itemLayouts])
const ListLayout = Type.Enum([...listLayouts])
const itemLayout = 'Layout of an item’s page: all fields beside the picture, an article to read, or a person’s profile.'
const listLayout = 'Layout of the list: cards, rows, an index by first letter, or questions with answers.'

/** Which fields have a role on the pages. Without a choice they are found by type and name. */
const RoleSelection = Shape({
  cover: maybe(Text(100), 'Key of the field with the main picture. Empty for none; automatic if absent.'),
  lead: maybe(Text(100), 'Key of the field with the introduction. Empty for none; automatic if absent.'),
  date: maybe(Text(100), 'Key of the field with the date. Empty for none; automatic if absent.'),
  byline: maybe(Text(100), 'Key of the field with the author. Empty for none; automatic if absent.'),
})

const keys = (sentence: string) => field(Type.Array(Type.String()), sentence)

/** The fields that have a role on the pages, as far as the caller can see them. */
const Roles = Shape({
  cover: keys('Keys of the fields with the main picture; the first with a value counts.'),
  lead: keys('Keys of the fields with the introduction; the first with a value counts.'),
  date: keys('Keys of the fields with the date; the first with a value counts.'),
  byline: keys('Keys of the fields with the author; the first with a value counts.'),
})

const Revision = Type.String({ pattern: '^[0-9]{1,15}$', form: 'a whole number in a string' })

/** Settings of a collection's pages on the site. A collection without settings has no pages. */
export const DataPageSettings = Shape({
  dataCollectionId: field(DataCollectionId, 'ID of the collection.'),
  revision: field(Revision, 'Number of the last change. An update sends the revision it is based on.'),
  updatedDate: maybeNull(Instant, 'When the settings were last changed. Null if never.'),
  hasPages: field(Type.Boolean(), 'Whether the collection has a list page and a page for each item, for callers who can read them.'),
  inMenu: field(Type.Boolean(), 'Whether the site’s menu and footer link to the list page.'),
  homeItems: field(HomeItems, 'How many items the home page shows: none, one row or two rows.'),
  itemLayout: field(ItemLayout, itemLayout),
  listLayout: field(ListLayout, listLayout),
  roles: field(RoleSelection, 'Fields chosen for the roles of a page. Empty if all are automatic.'),
})

/** Which settings to change, and the `revision` they are changed from. */
export const DataPageSettingsUpdate = Shape({
  revision: field(Revision, 'The revision that the change is based on.'),
  hasPages: maybe(Type.Boolean(), 'Whether the collection has a list page and a page for each item.'),
  inMenu: maybe(Type.Boolean(), 'Whether the site’s menu and footer link to the list page.'),
  homeItems: maybe(HomeItems, 'How many items the home page shows: none, one row or two rows.'),
  itemLayout: maybe(ItemLayout, itemLayout),
  listLayout: maybe(ListLayout, listLayout),
  roles: maybe(RoleSelection, 'Fields chosen for the roles of a page. Replaces all earlier choices.'),
})

/** The data needed to link to a collection's pages or to one of its items. */
const linked = {
  dataCollectionId: field(DataCollectionId, 'ID of the collection.'),
  displayName: field(Type.String(), 'Name of the collection as people see it.'),
  displayField: maybe(Type.String(), 'Field with an item’s name. The ID names the item if absent.'),
  slugField: maybe(Type.String(), 'Field with the last part of an item’s address. The ID is used if absent or without a value.'),
}

/** A collection with pages. `isPublic`: anyone can read it. */
export const ListedDataPage = Shape({
  ...linked,
  isPublic: field(Type.Boolean(), 'Whether anyone can read the collection.'),
  inMenu: field(Type.Boolean(), 'Whether the site’s menu and footer link to the list page.'),
  homeItems: field(HomeItems, 'How many items the home page shows: none, one row or two rows.'),
})

/** A collection that another one refers to. If it has no pages, its items are named without a link. */
const Neighbour = Shape({
  ...linked,
  hasPages: field(Type.Boolean(), 'Whether the collection has pages. Otherwise its items are named without a link.'),
  cover: keys('Keys of the fields with the main picture of an item; the first with a value counts.'),
})

const { key, displayName, type, typeMetadata } = Field.properties

/** What a collection's pages are rendered from: the parts of its schema that the caller can see. */
export const DataPage = Shape({
  ...linked,
  isPublic: field(Type.Boolean(), 'Whether anyone can read the collection.'),
  sort: field(Type.Array(Sorting, { maxItems: sortFieldsMax }), 'Default order of the items.'),
  itemLayout: field(ItemLayout, itemLayout),
  listLayout: field(ListLayout, listLayout),
  roles: field(Roles, 'Fields with a role on the pages: the chosen ones, otherwise those that fit by type and name.'),
  fields: field(
    Type.Array(Shape({ key, displayName, type, typeMetadata })),
    'Fields that the caller can see, in the order in which they are shown.',
  ),
  references: field(Type.Array(Neighbour), 'Collections that fields of this one refer to, as far as the caller can read them.'),
  referredToBy: field(
    Type.Array(
      Shape({
        ...linked,
        fieldKey: field(Text(256, 1), 'Key of the field that refers here.'),
        fieldName: field(Type.String(), 'Name of the field that refers here.'),
      }),
    ),
    'Fields of other collections with pages that refer to this one, as far as the caller can read them.',
  ),
})
