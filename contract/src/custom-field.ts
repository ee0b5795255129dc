import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Text } from './scalars.ts'

/** An answer to a question the shop asks in its checkout. */
export const CustomField = Shape({
  value: Type.Unknown(),
  title: maybe(Text(500, 1)),
  translatedTitle: maybeNull(Text(500, 1)),
})
