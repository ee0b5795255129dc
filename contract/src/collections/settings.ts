import { Type } from 'typebox'
import { Media } from '../catalogue/media.ts'
import { SeoSchema } from '../catalogue/product.ts'
import { categoriesMax, levelsMax } from '../categories/limits.ts'
import { richContentMax } from '../rich-content.ts'
import { field, maybe, maybeNull, Nullable, Shape, Text } from '../scalars.ts'
import { CollectionId } from './collection-id.ts'
import { collectionPicturesMax } from './limits.ts'
import { CollectionRules } from './rules.ts'

/** Order of the products of a collection. */
const CollectionSort = Type.Enum(['MANUAL', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME'])

const seoTitle = 'Title of the collection’s page for search engines, instead of its name.'
const seoDescription = 'Description of the collection’s page for search engines, instead of its own.'
const rules = 'Conditions that decide which products are in the collection. Null if they are added one by one.'
const mediaIds = (text: string) => Type.Array(Text(500, 1), { maxItems: collectionPicturesMax, description: text })

/** What a collection has besides its fields on the wire. */
export const CollectionSettings = Shape({
  id: field(CollectionId, 'ID of the collection.'),
  mediaIds: field(mediaIds('IDs of its pictures in the media library, the main one first.'), 'IDs of its pictures, the main one first.'),
  sort: field(CollectionSort, 'Order of its products where no other is requested. `MANUAL` is the order that the team gives them.'),
  isFeatured: field(Type.Boolean(), 'Whether the home page of the shop shows the collection.'),
  seoTitle: field(Nullable(Type.String()), `${seoTitle} Null if it has none.`),
  seoDescription: field(Nullable(Type.String()), `${seoDescription} Null if it has none.`),
  rules: field(Nullable(CollectionRules), rules),
})

/** The settings to change, with the ID of the collection. */
export const CollectionSettingsChanges = Shape({
  id: field(CollectionId, 'ID of the collection.'),
  mediaIds: maybe(
    mediaIds('IDs of pictures.'),
    `IDs of public pictures of the media library, up to ${collectionPicturesMax}, the main one first.`,
  ),
  sort: maybe(CollectionSort, 'Order of its products where no other is requested. A collection with rules can’t have `MANUAL`.'),
  isFeatured: maybe(Type.Boolean(), 'Whether the home page of the shop shows the collection. A new one comes last.'),
  seoTitle: maybeNull(Text(100), `${seoTitle} Null or empty: none.`),
  seoDescription: maybeNull(Text(320), `${seoDescription} Null or empty: none.`),
  rules: maybeNull(
    CollectionRules,
    'Conditions that decide which products are in the collection. Null: its products stay, and are added one by one.',
  ),
})

const linkFields = {
  id: field(CollectionId, 'ID of the collection.'),
  name: field(Text(80, 1), 'Name of the collection.'),
  slug: field(Text(100, 1), 'Last part of the address of its page.'),
}
const CollectionLink = Shape(linkFields)

const tileFields = {
  ...linkFields,
  media: field(Media, 'Pictures of the collection.'),
  numberOfProducts: field(Type.Integer({ minimum: 0 }), 'Number of products in it or below it that shoppers see, each once.'),
}

/** A collection in a list of the shop. */
const CollectionTile = Shape(tileFields)

/** A collection at the top of the tree, with those directly below it. */
export const TopCollection = Shape({
  ...tileFields,
  subcollections: field(Type.Array(CollectionLink, { maxItems: categoriesMax }), 'Visible collections directly below it, in their order.'),
})

/** What the page of a collection shows. */
export const CollectionPage = Shape({
  ...linkFields,
  description: field(Text(600), 'What the collection is about. Empty if it has no description.'),
  richDescription: maybe(Text(richContentMax), 'The description with formatting, in HTML. Absent if it has none.'),
  media: field(Media, 'Pictures of the collection.'),
  sort: field(CollectionSort, 'Order of its products where no other is requested.'),
  breadcrumbs: field(Type.Array(CollectionLink, { maxItems: levelsMax }), 'The collections above it, from the top.'),
  subcollections: field(Type.Array(CollectionTile, { maxItems: categoriesMax }), 'Visible collections directly below it, in their order.'),
  seoData: maybe(SeoSchema, 'Data for search engines. Absent if it has none.'),
})
