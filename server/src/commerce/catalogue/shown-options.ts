import { isDeepStrictEqual } from 'node:util'
import { newId } from '../../database/ids.ts'
import { hasChoices, isText, type ChoiceModifier, type ProductDoc, type ProductOption, type TextModifier } from './product.ts'

type Customized = Pick<ProductDoc, 'manageVariants' | 'options' | 'modifiers'>

/** The options as V1 shows them: those that make variants or, if variants aren’t managed, the modifiers with choices. */
export const shownOptions = ({ manageVariants, options, modifiers }: Customized): readonly ProductOption[] =>
  manageVariants ? options : modifiers.filter(hasChoices)

export const textsOf = ({ modifiers }: Pick<ProductDoc, 'modifiers'>): TextModifier[] => modifiers.filter(isText)

/** A document with other options, as V1 writes them: as options, or as modifiers before the texts. Modifiers that V1 doesn’t show stay, and all of them if the
 *  options are the same. */
export function withShownOptions(doc: ProductDoc, shown: readonly ProductOption[], manageVariants = doc.manageVariants): ProductDoc {
  const isMoved = manageVariants !== doc.manageVariants
  if (!isMoved && isDeepStrictEqual(shown.map(optionFrom), shownOptions(doc).map(optionFrom))) return doc
  const options = isMoved ? shown.map(renewed) : shown
  if (manageVariants) return { ...doc, manageVariants, options: options.map(optionFrom), modifiers: isMoved ? textsOf(doc) : doc.modifiers }
  const hidden = doc.manageVariants ? doc.modifiers.filter(hasChoices) : []
  const names = new Set(options.map(({ name }) => name))
  const others = hidden.filter(({ name }) => !names.has(name))
  const modifiers = options.map((option) => modifierFrom(option, doc.modifiers.filter(hasChoices)))
  return { ...doc, manageVariants, options: [], modifiers: [...modifiers, ...others, ...textsOf(doc)] }
}

/** Without the options that V1 shows. Its products then don’t manage variants. */
export const withoutShownOptions = (doc: ProductDoc): ProductDoc => ({
  ...doc,
  manageVariants: false,
  options: [],
  modifiers: doc.manageVariants ? doc.modifiers : textsOf(doc),
})

const optionFrom = ({ partId, optionType, name, choices }: ProductOption): ProductOption => ({
  partId,
  optionType,
  name,
  choices: choices.map(({ choiceId, value, description, mediaIds }) => ({ choiceId, value, description, mediaIds })),
})

/** A modifier with what only V3 writes of it. */
function modifierFrom(option: ProductOption, before: readonly ChoiceModifier[]): ChoiceModifier {
  const same = before.find(({ partId }) => partId === option.partId)
  return {
    ...optionFrom(option),
    kind: 'choices',
    mandatory: same?.mandatory ?? true,
    choices: option.choices.map((choice) => {
      const addedMinor = same?.choices.find(({ choiceId }) => choiceId === choice.choiceId)?.addedMinor
      return { ...choice, ...(addedMinor !== undefined && { addedMinor }) }
    }),
  }
}

/** The same option as another part, which is found by its name. */
export const renewed = (option: ProductOption): ProductOption => ({
  ...option,
  partId: newId(),
  choices: option.choices.map((choice) => ({ ...choice, choiceId: newId() })),
})
