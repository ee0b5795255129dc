import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Media } from '../catalogue/media.ts'
import { maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { CollectionId } from './collection-id.ts'

/** A group of products. Every site has “All Products”, which holds all of them and can’t be deleted. `numberOfProducts` counts those that are visible to the caller. */
export const Collection = Answered(
  Shape({
    id: readOnly(CollectionId, 'ID of the collection.'),
    name: maybeNull(Text(50, 1), 'Name of the collection as shoppers see it.'),
    media: readOnly(Media, 'Pictures of the collection.'),
    numberOfProducts: readOnly(Type.Integer({ minimum: 0 }), 'Number of products in the collection that the caller can see.'),
    description: maybeNull(Text(600), 'What the collection is about, as text for shoppers.'),
    slug: maybeNull(Text(100, 1), 'Last part of the address of the collection’s page.'),
    visible: maybeNull(Type.Boolean(), 'Whether shoppers can see the collection.'),
  }),
  ['id', 'name', 'slug', 'visible', 'numberOfProducts', 'media'],
)
