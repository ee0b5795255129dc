import type { SelectedChoices } from './choices.ts'
import type { DisplayedPrice } from './price.ts'

/** What it adds to the price of an item: the amount, and how it is shown. */
interface Added {
  amount: number
  text: string
}

/** What shoppers choose or write besides the variant. */
export interface ModifierView {
  name: string
  needed: boolean
  /** To choose from. */
  choices?: ModifierChoice[]
  /** To write. */
  text?: { title: string; field: string; lengthMin: number; lengthMax: number; added?: Added }
}

export interface ModifierChoice {
  name: string
  /** A CSS colour. */
  color?: string
  added?: Added
}

/** The currency of prices that are added up, and the language that they are shown in. */
export interface Money {
  currency: string
  locale: string
}

/** The chosen choices, by the names of modifiers. One that is needed has its first until another one is chosen. */
export const selectedModifiers = (modifiers: readonly ModifierView[], selected: SelectedChoices): SelectedChoices =>
  Object.fromEntries(
    modifiers.flatMap(({ name, needed, choices = [] }) => {
      const choice = choices.find((one) => one.name === selected[name]) ?? (needed ? choices[0] : undefined)
      return choice ? [[name, choice.name]] : []
    }),
  )

/** What choices and texts add to the price. */
export const addedBy = (modifiers: readonly ModifierView[], chosen: SelectedChoices): number =>
  modifiers.reduce((sum, { name, choices, text }) => {
    const added = text ? chosen[text.field]?.trim() && text.added : choices?.find((one) => one.name === chosen[name])?.added
    return sum + (added ? added.amount : 0)
  }, 0)

/** A price with what is added to it. */
export function priceWith({ amounts, ...price }: DisplayedPrice, added: number, money: Money | undefined): DisplayedPrice {
  if (!added || !amounts || !money) return price
  const { locale, currency } = money
  const textOf = (amount: number): string => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount + added)
  return { ...price, now: textOf(amounts.now), ...(price.before && { before: textOf(amounts.before) }) }
}
