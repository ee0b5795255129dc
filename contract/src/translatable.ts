import { maybe, maybeNull, Shape, Text } from './scalars.ts'

/** Maximum length of a text and of its translation. */
interface Lengths {
  max: number
  translatedMax?: number
  min?: number
}

/** A text in the site's language and, if available, in the buyer's. */
export const Translatable = ({ max, translatedMax = max, min = 0 }: Lengths) =>
  Shape({
    original: maybe(Text(max, min), 'The text in the site’s language.'),
    translated: maybeNull(Text(translatedMax, min), 'The text in the buyer’s language. Null or absent if it isn’t translated.'),
  })

/** A name or label of 1 to 200 characters. */
export const TranslatableString = Translatable({ max: 200, translatedMax: 400, min: 1 })
