import type { Product, Variant } from '../answers.ts'

/** As much of a product as choosing needs. */
export interface Choosable<V extends ChoosableVariant = ChoosableVariant> {
  productOptions: Pick<Product['productOptions'][number], 'name' | 'optionType' | 'choices'>[]
  variants: V[]
}
type ChoosableVariant = Pick<Variant, 'id' | 'choices' | 'stock'> & { variant: Pick<Variant['variant'], 'visible'> }

/** What is chosen of each option, by the option's name. */
export type SelectedChoices = Readonly<Record<string, string>>

/** A choice a shopper can make now. */
export interface OfferedChoice {
  name: string
  /** A CSS colour, where the option is one of colour. */
  color: string | undefined
  chosen: boolean
  inStock: boolean
}

export interface OfferedOption {
  name: string
  choices: OfferedChoice[]
}

/** A variant that says nothing of an option comes in each of its choices. */
const agrees = ({ choices }: ChoosableVariant, chosen: SelectedChoices): boolean =>
  Object.entries(chosen).every(([option, choice]) => choices[option] === undefined || choices[option] === choice)

const buyable = <V extends ChoosableVariant>({ variants }: Choosable<V>): V[] => variants.filter(({ variant }) => variant.visible !== false)

/** The options of a product, each with the choices that exist beside what is chosen of the options before it: nothing is offered that is not there. */
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

/** What the options have come down to. */
export const settledChoices = (options: readonly OfferedOption[]): SelectedChoices =>
  Object.fromEntries(options.flatMap(({ name, choices }) => choices.filter(({ chosen }) => chosen).map((choice) => [name, choice.name])))

/** The one variant these choices mean; undefined where there is none, or where they leave open which. */
export function variantOf<V extends ChoosableVariant>(product: Choosable<V>, chosen: SelectedChoices): V | undefined {
  const isComplete = product.productOptions.every(({ name = '', choices = [] }) =>
    choices.some(({ value, description }) => (description ?? value) === chosen[name]),
  )
  return isComplete ? buyable(product).find((variant) => agrees(variant, chosen)) : undefined
}
