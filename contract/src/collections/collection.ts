import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Media } from '../catalogue/media.ts'
import { Guid, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

/** A group of products. `numberOfProducts` counts those that are visible to the caller. */
export const Collection = Answered(
  Shape({
    id: readOnly(Guid),
    name: maybeNull(Text(50, 1)),
    media: readOnly(Media),
    numberOfProducts: readOnly(Type.Integer({ minimum: 0 })),
    description: maybeNull(Text(600)),
    slug: maybeNull(Text(100, 1)),
    visible: maybeNull(Type.Boolean()),
  }),
  ['id', 'name', 'slug', 'visible', 'numberOfProducts', 'media'],
)
