import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Media } from '../catalogue/media.ts'
import { field, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { CollectionId } from './collection-id.ts'

const fields = {
  id: readOnly(CollectionId, 'ID of the collection.'),
  name: maybeNull(Text(80, 1), 'Name of the collection as shoppers see it.'),
  media: readOnly(Media, 'Pictures of the collection.'),
  numberOfProducts: readOnly(Type.Integer({ minimum: 0 }), 'Number of products in the collection that the caller can see.'),
  description: maybeNull(Text(600), 'What the collection is about, as text for shoppers.'),
  slug: maybeNull(Text(100, 1), 'Last part of the address of the collection’s page.'),
  visible: maybeNull(Type.Boolean(), 'Whether shoppers can see the collection.'),
}

/** A group of products. Every site has “All Products”, which holds all of them and can’t be deleted. `numberOfProducts` counts those that are visible to the caller. */
export const Collection = Answered(Shape(fields), ['id', 'name', 'slug', 'visible', 'numberOfProducts', 'media'])

const written = {
  ...fields,
  slug: maybeNull(
    Text(100, 1),
    'Last part of the address of the collection’s page: lowercase letters and digits with single hyphens between them, once in a shop. Made from the name if absent or null.',
  ),
  visible: maybeNull(Type.Boolean(), 'Whether shoppers can see the collection. True for a new one, and if null.'),
}

/** A new collection. It needs a name. */
export const NewCollection = Shape({ ...written, name: field(Text(50, 1), 'Name of the collection as shoppers see it.') })

/** The fields of a collection to change, with its ID. Null gives a field what a new collection without it has. */
export const CollectionChanges = Shape({
  ...written,
  id: field(CollectionId, 'ID of the collection.'),
  name: maybe(Text(50, 1), 'Name of the collection as shoppers see it.'),
  slug: maybeNull(Text(100, 1), 'Last part of the address of the collection’s page, as for a new one. Null makes it from the name again.'),
})
