import type { Violation } from '@stoa/contract/problems'
import type { TextModifier } from './product.ts'

type Texts = Readonly<Record<string, string>>

/** The texts entered for a product's text fields, in the order of the fields. */
export const textEntries = (fields: readonly TextModifier[], texts: Texts): [title: string, text: string][] =>
  fields.flatMap(({ title }): [string, string][] => (textFor(title, texts) === '' ? [] : [[title, textFor(title, texts)]]))

/** A text of spaces is none. */
function textFor(title: string, texts: Texts): string {
  const text = Object.hasOwn(texts, title) ? texts[title]! : ''
  return text.trim() === '' ? '' : text
}

/** Violations of a product's text fields. `field` is the title of the text field. */
export function textViolations(fields: readonly TextModifier[], texts: Texts): Violation[] {
  const titles = new Set(fields.map(({ title }) => title))
  const unknown = Object.keys(texts).filter((title) => !titles.has(title))
  return [
    ...fields.flatMap((field) => textViolation(field, textFor(field.title, texts)) ?? []),
    ...unknown.map((field): Violation => ({
      field,
      description: 'isn’t a custom text of this product',
      violatedRule: 'FIELD_NOT_ALLOWED',
    })),
  ]
}

function textViolation({ title, minLength, maxLength, mandatory }: TextModifier, text: string): Violation | undefined {
  if (mandatory && text === '') return { field: title, description: 'is required', violatedRule: 'REQUIRED_FIELD' }
  const { length } = [...text]
  if (text !== '' && length < minLength)
    return { field: title, description: `must have at least ${minLength} characters`, violatedRule: 'MIN_LENGTH' }
  if (length <= maxLength) return undefined
  return { field: title, description: `must have at most ${maxLength} characters`, violatedRule: 'MAX_LENGTH' }
}
