import { newId } from '../../../database/ids.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { nameViolation } from '../../catalogue-parts/public.ts'
import type { ProductWithVariants } from '../product.ts'
import { hiddenModifiers, renewed, v1Options, withV1Options, type VisibleOption } from '../v1-options.ts'
import { twice, usedByModifier } from './names.ts'

interface Renaming {
  option: string
  /** Absent: the option itself is renamed. */
  choice?: string | undefined
  name: string
}

/** A product whose option or choice has another name, with everything that names it. */
export function withNewName({ product, variants }: ProductWithVariants, { option, choice, name }: Renaming): ProductWithVariants {
  const options = v1Options(product.doc)
  const found = options.find((one) => one.name === option) ?? refuse('CHOICE_NOT_FOUND', { option, choice: choice ?? '' })
  const siblings = choice === undefined ? options.map((one) => one.name) : found.choices.map(({ description }) => description)
  if (choice !== undefined && !siblings.includes(choice)) refuse('CHOICE_NOT_FOUND', { option, choice })
  if (name === (choice ?? option)) return { product, variants }
  requireNewName(name, siblings)
  if (choice === undefined && hiddenModifiers(product.doc).some((one) => one.name === name)) refuseFields(usedByModifier('name'))
  const choicesOf = (choices: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(choices).map(([key, value]) =>
        key !== option ? [key, value] : choice === undefined ? [name, value] : [key, value === choice ? name : value],
      ),
    )
  return {
    product: {
      ...product,
      doc: withV1Options(
        product.doc,
        options.map((one) => (one === found ? renamed(one, choice, name) : one)),
      ),
    },
    variants: variants.map((variant) => ({ ...variant, choices: choicesOf(variant.choices) })),
  }
}

function requireNewName(name: string, siblings: readonly string[]): void {
  const violation = siblings.includes(name) ? twice('name', 'one') : nameViolation('name', name)
  if (violation) refuseFields(violation)
}

/** It becomes another part, as the option of other products keeps its name. Of a colour, the code stays. */
const renamed = (option: VisibleOption, choice: string | undefined, name: string): VisibleOption =>
  choice === undefined
    ? { ...renewed(option), name }
    : {
        ...option,
        choices: option.choices.map((one) =>
          one.description === choice
            ? { ...one, choiceId: newId(), description: name, value: option.optionType === 'color' ? one.value : name }
            : one,
        ),
      }
