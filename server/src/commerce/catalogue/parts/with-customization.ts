import type { Customization, CustomizationChoice } from '../../catalogue-parts/public.ts'
import {
  hasChoices,
  isText,
  type Modifier,
  type OptionChoice,
  type Product,
  type ProductOption,
  type ProductWithVariants,
} from '../product.ts'

/** A product whose option or modifier has the names and colours of its customization, as have its variants. A name that another option of the product, or another
 *  choice, has stays as it was: names are the keys of choices. A modifier loses choices that were removed. */
export function withCustomization({ product, variants }: ProductWithVariants, part: Customization): ProductWithVariants {
  const { options } = product.doc
  const existing = new Set(part.doc.choices.map(({ choiceId }) => choiceId))
  const { modifiers } = withoutChoices(product, part.id, (choiceId) => !existing.has(choiceId)).doc
  const changed = options.find(({ partId }) => partId === part.id)
  const nameOf = (one: ProductOption | Modifier): string => {
    const others = [...options, ...modifiers].filter((other) => other !== one)
    return others.some(({ name }) => name === part.name) ? one.name : part.name
  }
  const after = changed && { ...changed, name: nameOf(changed), choices: choicesOf(changed, part.doc.choices) }
  return {
    product: {
      ...product,
      doc: {
        ...product.doc,
        options: options.map((one) => (one === changed ? after! : one)),
        modifiers: modifiers.map((one) => (one.partId === part.id ? modifierWith(one, nameOf(one), part.doc.choices) : one)),
      },
    },
    variants:
      changed && after ? variants.map((variant) => ({ ...variant, choices: renamedIn(variant.choices, changed, after) })) : variants,
  }
}

/** A product whose modifier has lost choices, or has gone with its last one. */
export function withoutChoices(product: Product, partId: string, isLost: (choiceId: string) => boolean): Product {
  const modifiers = product.doc.modifiers.flatMap((one) => {
    if (one.partId !== partId || !hasChoices(one)) return one
    const choices = one.choices.filter(({ choiceId }) => !isLost(choiceId))
    return choices.length > 0 ? { ...one, choices } : []
  })
  return { ...product, doc: { ...product.doc, modifiers } }
}

const modifierWith = (modifier: Modifier, name: string, choices: readonly CustomizationChoice[]): Modifier =>
  isText(modifier) ? { ...modifier, name } : { ...modifier, name, choices: choicesOf(modifier, choices) }

function choicesOf({ optionType, choices }: ProductOption, known: readonly CustomizationChoice[]): OptionChoice[] {
  const byId = new Map(known.map((one) => [one.choiceId, one]))
  const after = choices.map((choice) => choiceWith(choice, byId.get(choice.choiceId), optionType))
  return new Set(after.map(({ description }) => description)).size < after.length ? choices : after
}

function choiceWith(choice: OptionChoice, known: CustomizationChoice | undefined, optionType: ProductOption['optionType']): OptionChoice {
  if (!known) return choice
  const { name, color } = known
  const value = optionType === 'color' ? (color ?? choice.value) : name === choice.description ? choice.value : name
  return { ...choice, description: name, value }
}

/** Choices of a variant, under the new names of the option and its choices. */
function renamedIn(choices: Readonly<Record<string, string>>, before: ProductOption, after: ProductOption): Record<string, string> {
  const names = new Map(before.choices.map(({ description }, at) => [description, after.choices[at]!.description]))
  return Object.fromEntries(
    Object.entries(choices).map(([option, choice]) =>
      option === before.name ? [after.name, names.get(choice) ?? choice] : [option, choice],
    ),
  )
}
