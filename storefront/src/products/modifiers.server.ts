import type { Client } from '@stoa/sdk'
import type { Modifier } from '../answers.ts'
import { fieldOfText } from './field-names.ts'
import type { ModifierView } from './modifiers.ts'

/** What shoppers choose or write besides the variant of a product, in the shop’s order. */
export const modifiersOf = async ({ catalogue }: Client, id: string): Promise<ModifierView[]> =>
  modifierViews((await catalogue.getProductPage({ id })).modifiers)

export function modifierViews(modifiers: readonly Modifier[]): ModifierView[] {
  const texts = modifiers.filter(({ text }) => text)
  return modifiers.map((modifier) => modifierView(modifier, texts.indexOf(modifier)))
}

function modifierView({ name, mandatory, choices, text }: Modifier, at: number): ModifierView {
  return {
    name,
    needed: mandatory,
    ...(choices && {
      choices: choices.map(({ name: choice, colorCode, addedPrice }) => ({
        name: choice,
        ...(colorCode && { color: colorCode }),
        ...added(addedPrice),
      })),
    }),
    ...(text && {
      text: { title: text.title, field: fieldOfText(at), lengthMin: text.minLength, lengthMax: text.maxLength, ...added(text.addedPrice) },
    }),
  }
}

const added = (price: NonNullable<Modifier['text']>['addedPrice']) =>
  price ? { added: { amount: Number(price.amount), text: price.formattedAmount ?? '' } } : {}
