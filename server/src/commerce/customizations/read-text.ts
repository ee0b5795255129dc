import type { CustomizationDoc, Failure } from '../catalogue-parts/public.ts'
import { readName } from '../catalogue-parts/public.ts'
import { readAddedPrice } from './added-price.ts'
import type { ChoiceReading } from './read-choices.ts'

export interface WrittenText {
  title?: string
  minCharCount?: number
  maxCharCount?: number
  defaultAddedPrice?: string | null
}

type TextSettings = NonNullable<CustomizationDoc['text']>

/** The longest text that shoppers can write. */
const lengthMax = 500

export const defaultText = (name: string): TextSettings => ({ title: name, minLength: 0, maxLength: lengthMax })

/** Settings of a text with what is written. */
export function readText(
  { title, minCharCount, maxCharCount, defaultAddedPrice }: WrittenText,
  { addedMinor: addedBefore, ...before }: TextSettings,
  reading: ChoiceReading,
): TextSettings | Failure<'INVALID_FREE_TEXT_SETTINGS'> {
  const { at, violations } = reading
  const addedMinor =
    defaultAddedPrice === undefined ? addedBefore : readAddedPrice(defaultAddedPrice, { ...reading, field: `${at}.defaultAddedPrice` })
  const text = {
    title: title === undefined ? before.title : readName(title, { field: `${at}.title`, violations }),
    minLength: minCharCount ?? before.minLength,
    maxLength: maxCharCount ?? before.maxLength,
    ...(addedMinor !== undefined && { addedMinor }),
  }
  return text.minLength > text.maxLength ? { problem: 'INVALID_FREE_TEXT_SETTINGS' } : text
}
