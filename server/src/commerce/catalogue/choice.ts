import { isGuid } from '@stoa/contract/guid'
import type { Choices } from './choices.ts'
import type { ProductOption } from './product.ts'

/** What a buyer selected of a product, as `{ variantId }` or `{ options: { Size: 'M' } }`, and their custom texts. */
export interface Choice {
  variantId?: string
  options: Choices
  texts: Readonly<Record<string, string>>
}

/** Reads `catalogReference.options`. Returns undefined if it isn't a valid choice. A variant id takes precedence over options. */
export function readChoice(options: Readonly<Record<string, unknown>> | null | undefined): Choice | undefined {
  const { variantId, options: optionChoices, customTextFields } = options ?? {}
  const choices = textsIn(optionChoices)
  const texts = textsIn(customTextFields)
  if (!choices || !texts) return undefined
  if (variantId === undefined || variantId === null) return { options: choices, texts }
  return typeof variantId === 'string' && isGuid(variantId) ? { variantId: variantId.toLowerCase(), options: choices, texts } : undefined
}

function textsIn(value: unknown): Record<string, string> | undefined {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) return undefined
  const entries = Object.entries(value).filter(([, text]) => text !== null)
  return entries.every(([, text]) => typeof text === 'string') ? Object.fromEntries(entries) : undefined
}

/** An option with the selected choice. Returns undefined if none of its choices is selected. */
export function selectionOf(option: ProductOption, choices: Choices) {
  const choice = Object.hasOwn(choices, option.name)
    ? option.choices.find(({ description }) => description === choices[option.name])
    : undefined
  return choice && { option, choice }
}
