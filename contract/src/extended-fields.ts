import { Type } from 'typebox'
import { Free, maybe, Shape } from './scalars.ts'

/** Additional fields defined by an app or the shop, by the namespace of their owner: `{ namespaces: { '@acme/loyalty': { points: 7 } } }`. */
export const ExtendedFields = Shape({
  namespaces: maybe(
    Type.Record(Type.String(), Free),
    'Fields of apps and of the shop, by their owner’s namespace, such as `{ "@acme/loyalty": { "points": 7 } }`.',
  ),
})
