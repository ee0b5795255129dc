import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Text } from './scalars.ts'

/** The answer to a custom question in the checkout. */
export const CustomField = Shape({
  value: Type.Unknown(),
  title: maybe(Text(500, 1)),
  translatedTitle: maybeNull(Text(500, 1)),
})
