import { Type } from 'typebox'
import { Free, maybe, Shape } from './scalars.ts'

/** Fields of an app's or the shop's own, by the namespace of their owner: `{ namespaces: { '@acme/loyalty': { points: 7 } } }`. */
export const ExtendedFields = Shape({ namespaces: maybe(Type.Record(Type.String(), Free)) })
