import { newId } from '../../database/ids.ts'
import {
  hasChoices,
  isText,
  type ChoiceModifier,
  type Modifier,
  type OptionChoice,
  type ProductDoc,
  type ProductOption,
  type TextModifier,
} from './product.ts'

type Customized = Pick<ProductDoc, 'manageVariants' | 'options' | 'modifiers'>

/** An option as V1 shows it: one that makes variants, or a modifier. */
export interface VisibleOption extends ProductOption {
  /** Of a modifier. Only V3 writes it, and what its choices add to the price. */
  mandatory?: boolean
}

/** The options as V1 shows them: those that make variants or, if variants aren’t managed, the modifiers with choices. */
export const v1Options = ({ manageVariants, options, modifiers }: Customized): readonly VisibleOption[] =>
  manageVariants ? options : modifiers.filter(hasChoices)

export const textsOf = ({ modifiers }: Pick<ProductDoc, 'modifiers'>): TextModifier[] => modifiers.filter(isText)

/** The modifiers with choices that V1 doesn’t show, because its options are those that make variants. */
export const hiddenModifiers = ({ manageVariants, modifiers }: Customized): ChoiceModifier[] =>
  manageVariants ? modifiers.filter(hasChoices) : []

/** A document with other options, as V1 writes them: as options, or as modifiers. What V1 doesn’t show stays as it is. */
export function withV1Options(doc: ProductDoc, shown: readonly VisibleOption[], manageVariants = doc.manageVariants): ProductDoc {
  const written = manageVariants === doc.manageVariants ? shown : shown.map(renewed)
  if (manageVariants) return { ...doc, manageVariants, options: written.map(optionFrom), modifiers: modifiersBeside(doc) }
  const modifiers = written.map(modifierFrom)
  return {
    ...doc,
    manageVariants,
    options: [],
    modifiers: doc.manageVariants ? [...modifiers, ...doc.modifiers] : arranged(doc.modifiers, modifiers, textsOf(doc)),
  }
}

/** Without the options that V1 shows. Its products then don’t manage variants. */
export const withoutV1Options = (doc: ProductDoc): ProductDoc => ({
  ...doc,
  manageVariants: false,
  options: [],
  modifiers: modifiersBeside(doc),
})

/** The modifiers that aren’t among the shown options. */
const modifiersBeside = (doc: ProductDoc): Modifier[] => (doc.manageVariants ? doc.modifiers : textsOf(doc))

/** Choices and texts in the places that those before them had. Further choices follow the last of them, further texts are at the end. */
export function arranged(before: readonly Modifier[], choices: readonly ChoiceModifier[], texts: readonly TextModifier[]): Modifier[] {
  const others = { choices: [...choices], text: [...texts] }
  const placed = before.slice(0, 1 + before.findLastIndex(hasChoices)).flatMap(({ kind }): Modifier[] => others[kind].splice(0, 1))
  return [...placed, ...others.choices, ...others.text]
}

const optionFrom = ({ partId, optionType, name, choices }: VisibleOption): ProductOption => ({
  partId,
  optionType,
  name,
  choices: choices.map(({ choiceId, value, description, mediaIds }) => ({ choiceId, value, description, mediaIds })),
})

const modifierFrom = (option: VisibleOption): ChoiceModifier => ({ ...option, kind: 'choices', mandatory: option.mandatory ?? true })

/** The same option as another part, which is found by its name. */
export const renewed = <Option extends ProductOption>(option: Option): Option => ({
  ...option,
  partId: newId(),
  choices: option.choices.map((choice): OptionChoice => ({ ...choice, choiceId: newId() })),
})
