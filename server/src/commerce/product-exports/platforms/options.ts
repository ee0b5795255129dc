import { colourCode } from '@stoa/contract/product-imports/fields'
import { hasChoices, type OptionChoice, type Product, type ProductOption, selectionOf, type Variant } from '../../catalogue/public.ts'

/** An option as a file for another platform has it. */
export interface FileOption {
  name: string
  isColour: boolean
  /** The texts of its choices. */
  choices: string[]
  /** The text of a variant's choice. */
  choiceOf: (variant: Variant) => string
}

interface Layout {
  /** How many options the layout has columns for. */
  max: number
  /** Whether it has colours. */
  hasColours: boolean
}

/** The options of a product. If there are more than the layout has, its last one has the choices of all others together, such as “S / Cotton”. */
export function fileOptions({ doc: { options } }: Product, variants: readonly Variant[], { max, hasColours }: Layout): FileOption[] {
  if (options.length <= max) return options.map((option) => fileOption(option, hasColours))
  const single = options.slice(0, max - 1).map((option) => fileOption(option, hasColours))
  return [...single, joinedOption(options.slice(max - 1), variants)]
}

/** What buyers of a product without options have to choose, which makes no variants. */
export const choicesWithoutVariants = ({ doc: { options, modifiers } }: Product, { max, hasColours }: Layout): FileOption[] =>
  options.length > 0
    ? []
    : modifiers
        .filter(hasChoices)
        .filter(({ mandatory }) => mandatory)
        .slice(0, max)
        .map((modifier) => fileOption(modifier, hasColours))

function fileOption(option: ProductOption, hasColours: boolean): FileOption {
  const isColour = hasColours && option.optionType === 'color' && option.choices.every(({ value }) => colourCode.test(value))
  const textOf = ({ value, description }: OptionChoice) => (isColour ? `${value}:${listable(description)}` : listable(description))
  return { name: option.name, isColour, choices: option.choices.map(textOf), choiceOf: (variant) => choiceTextOf(option, variant, textOf) }
}

function choiceTextOf(option: ProductOption, variant: Variant, textOf: (choice: OptionChoice) => string): string {
  const selection = selectionOf(option, variant.choices)
  return selection ? textOf(selection.choice) : ''
}

function joinedOption(options: readonly ProductOption[], variants: readonly Variant[]): FileOption {
  const choiceOf = (variant: Variant) =>
    options.map((option) => choiceTextOf(option, variant, ({ description }) => listable(description))).join(' / ')
  return { name: options.map(({ name }) => name).join(' / '), isColour: false, choices: [...new Set(variants.map(choiceOf))], choiceOf }
}

/** In a list, a semicolon would begin another entry. */
export const listable = (text: string): string => text.replaceAll(';', ',')
