import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import type { ProductOption, ProductWithVariants } from '../product.ts'

interface Renaming {
  option: string
  /** Absent: the option itself is renamed. */
  choice?: string | undefined
  name: string
}

/** A product whose option or choice has another name, with everything that names it. */
export function withNewName({ product, variants }: ProductWithVariants, { option, choice, name }: Renaming): ProductWithVariants {
  const { options } = product.doc
  const held = options.find((one) => one.name === option) ?? refuse('CHOICE_NOT_FOUND', { option, choice: choice ?? '' })
  const siblings = choice === undefined ? options.map((one) => one.name) : held.choices.map(({ description }) => description)
  if (choice !== undefined && !siblings.includes(choice)) refuse('CHOICE_NOT_FOUND', { option, choice })
  if (name !== (choice ?? option) && siblings.includes(name))
    refuseFields({ field: 'name', violatedRule: 'VALIDATION', description: 'Another one has this name.' })
  const named = options.map((one) => (one === held ? renamed(one, choice, name) : one))
  const choicesOf = (choices: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(choices).map(([key, value]) =>
        key !== option ? [key, value] : choice === undefined ? [name, value] : [key, value === choice ? name : value],
      ),
    )
  return {
    product: { ...product, doc: { ...product.doc, options: named } },
    variants: variants.map((variant) => ({ ...variant, choices: choicesOf(variant.choices) })),
  }
}

/** Of a colour, the code stays. */
const renamed = (option: ProductOption, choice: string | undefined, name: string): ProductOption =>
  choice === undefined
    ? { ...option, name }
    : {
        ...option,
        choices: option.choices.map((one) =>
          one.description === choice ? { ...one, description: name, value: option.optionType === 'color' ? one.value : name } : one,
        ),
      }
