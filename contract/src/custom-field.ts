import { Type } from 'typebox'
import { field, maybe, maybeNull, Shape, Text } from './scalars.ts'

/** The answer to a custom question in the checkout. */
export const CustomField = Shape({
  value: field(Type.Unknown(), 'The buyer’s answer, of any type.'),
  title: maybe(Text(500, 1), 'The question in the site’s language.'),
  translatedTitle: maybeNull(Text(500, 1), 'The question in the buyer’s language, if it was translated.'),
})
