import type { Product, Variant } from '../answers.ts'
import { fieldOfOption } from './field-names.ts'

/** The fields of a product that selecting needs. */
export interface Choosable<V extends ChoosableVariant = ChoosableVariant> {
  productOptions: Pick<Product['productOptions'][number], 'name' | 'optionType' | 'choices'>[]
  variants: V[]
}
type ChoosableVariant = Pick<Variant, 'id' | 'choices' | 'stock'> & { variant: Pick<Variant['variant'], 'visible'> }

/** The selected choices, by option name. */
export type SelectedChoices = Readonly<Record<string, string>>

/** A choice that is available now. */
export interface OfferedChoice {
  name: string
  /** A CSS colour, for colour options. */
  color: string | undefined
  chosen: boolean
  inStock: boolean
}

export interface OfferedOption {
  name: string
  choices: OfferedChoice[]
}

/** A variant without a choice of an option matches all of them. */
const agrees = ({ choices }: ChoosableVariant, chosen: SelectedChoices): boolean =>
  Object.entries(chosen).every(([option, choice]) => choices[option] === undefined || choices[option] === choice)

const buyable = <V extends ChoosableVariant>({ variants }: Choosable<V>): V[] => variants.filter(({ variant }) => variant.visible !== false)

/** The options of a product, each with the choices that exist together with those selected before: nothing unavailable is offered. */
export function offeredOptions(product: Choosable, chosen: SelectedChoices): OfferedOption[] {
  let settled: SelectedChoices = {}
  return product.productOptions.map(({ name = '', optionType, choices = [] }) => {
    const offered = choices
      .filter(({ visible }) => visible !== false)
      .map(({ value, description }) => ({ choice: description ?? value ?? '', color: optionType === 'color' ? value : undefined }))
      .map(({ choice, color }) => ({
        choice,
        color,
        variants: buyable(product).filter((variant) => agrees(variant, { ...settled, [name]: choice })),
      }))
      .filter(({ variants }) => variants.length > 0)
    const picked =
      offered.find(({ choice }) => choice === chosen[name]) ?? offered.find(({ variants }) => variants.some(isInStock)) ?? offered[0]
    if (picked) settled = { ...settled, [name]: picked.choice }
    return {
      name,
      choices: offered.map(({ choice, color, variants }) => ({
        name: choice,
        color,
        chosen: choice === picked?.choice,
        inStock: variants.some(isInStock),
      })),
    }
  })
}

export const isInStock = ({ stock }: ChoosableVariant): boolean =>
  stock.inStock !== false && (!stock.trackQuantity || (stock.quantity ?? 1) > 0)

/** The selection after unavailable choices are removed. */
export const settledChoices = (options: readonly OfferedOption[]): SelectedChoices =>
  Object.fromEntries(options.flatMap(({ name, choices }) => choices.filter(({ chosen }) => chosen).map((choice) => [name, choice.name])))

/** The variant of these choices; undefined if there is none, or several. */
export function variantOf<V extends ChoosableVariant>(product: Choosable<V>, chosen: SelectedChoices): V | undefined {
  const isComplete = product.productOptions.every(({ name = '', choices = [] }) =>
    choices.some(({ value, description }) => (description ?? value) === chosen[name]),
  )
  return isComplete ? buyable(product).find((variant) => agrees(variant, chosen)) : undefined
}

/** What is selected by the values of fields, in the URL or in a form. */
export function selectedIn<V extends ChoosableVariant>(product: Choosable<V>, valueOf: (field: string) => string) {
  const selected = product.productOptions.map(({ name = '' }) => [name, valueOf(fieldOfOption(name))])
  const options = offeredOptions(product, Object.fromEntries(selected))
  return { options, variant: variantOf(product, settledChoices(options)) }
}
