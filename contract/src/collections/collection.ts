import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Media } from '../catalogue/media.ts'
import { maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { CollectionId } from './collection-id.ts'

/** A group of products. Every site has “All Products”, which holds all of them and can’t be deleted. `numberOfProducts` counts those that are visible to the caller. */
export const Collection = Answered(
  Shape({
    id: readOnly(CollectionId),
    name: maybeNull(Text(50, 1)),
    media: readOnly(Media),
    numberOfProducts: readOnly(Type.Integer({ minimum: 0 })),
    description: maybeNull(Text(600)),
    slug: maybeNull(Text(100, 1)),
    visible: maybeNull(Type.Boolean()),
  }),
  ['id', 'name', 'slug', 'visible', 'numberOfProducts', 'media'],
)
