import type { Violation } from '@stoa/contract/problems'
import { newId } from '../../database/ids.ts'
import { type CustomizationChoice, type CustomizationDoc, type Failure, readName } from '../catalogue-parts/public.ts'
import { repeats } from '../catalogue/public.ts'
import { readAddedPrice } from './added-price.ts'

export interface WrittenChoice {
  name: string
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR'
  colorCode?: string
  defaultAddedPrice?: string | null
}

export interface ChoiceReading {
  /** The path of the choices in the request. */
  at: string
  currency: string
  violations: Violation[]
}

type Kind = Pick<CustomizationDoc, 'customizationType' | 'renderType'>
export type NotSupported = Failure<'DOESNT_SUPPORT_CHOICES' | 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION'>

/** New choices of a customization, or why it can't have such. */
export function readChoices(
  written: readonly WrittenChoice[],
  kind: Kind,
  { at, currency, violations }: ChoiceReading,
): CustomizationChoice[] | NotSupported {
  if (kind.renderType === 'FREE_TEXT') return { problem: 'DOESNT_SUPPORT_CHOICES' }
  if (hasPriceOfModifier(written, kind)) return { problem: 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION' }
  const choices = written.map((choice, index) => readChoice(choice, kind, { at: `${at}[${index}]`, currency, violations }))
  for (const index of repeats(choices.map(({ name }) => name))) violations.push(nameTwice(`${at}[${index}].name`))
  return choices
}

/** Whether choices of an option have what only modifiers have. */
export const hasPriceOfModifier = (written: readonly Pick<WrittenChoice, 'defaultAddedPrice'>[], { customizationType }: Kind): boolean =>
  customizationType === 'PRODUCT_OPTION' && written.some(({ defaultAddedPrice = null }) => defaultAddedPrice !== null)

const nameTwice = (field: string): Violation => ({
  field,
  violatedRule: 'OTHER',
  ruleName: 'DUPLICATE_CHOICE_NAME',
  description: 'Another of these choices has this name.',
})

function readChoice(
  { name, choiceType, colorCode, defaultAddedPrice }: WrittenChoice,
  kind: Kind,
  reading: ChoiceReading,
): CustomizationChoice {
  const { at, violations } = reading
  const type = typeOf(kind)
  if (choiceType !== undefined && choiceType !== type)
    violations.push({
      field: `${at}.choiceType`,
      violatedRule: 'OTHER',
      ruleName: 'INVALID_CHOICE_TYPE',
      description: `Choices of ${kind.renderType} have the type ${type}.`,
    })
  if (type === 'ONE_COLOR' && colorCode === undefined) violations.push(colorMissing(at))
  const addedMinor = readAddedPrice(defaultAddedPrice, { ...reading, field: `${at}.defaultAddedPrice` })
  return {
    choiceId: newId(),
    name: readName(name, { field: `${at}.name`, violations }),
    ...readColor(colorCode, kind, reading),
    ...(addedMinor !== undefined && { addedMinor }),
  }
}

const typeOf = ({ renderType }: Kind) => (renderType === 'SWATCH_CHOICES' ? 'ONE_COLOR' : 'CHOICE_TEXT')

const colorMissing = (at: string): Violation => ({
  field: `${at}.colorCode`,
  violatedRule: 'REQUIRED_FIELD',
  ruleName: 'INVALID_CHOICE_VALUE',
  description: 'A choice of the type ONE_COLOR needs a colour.',
})

function readColor(colorCode: string | undefined, kind: Kind, { at, violations }: ChoiceReading): Pick<CustomizationChoice, 'color'> {
  if (colorCode === undefined) return {}
  if (typeOf(kind) === 'ONE_COLOR') return { color: colorCode }
  violations.push({
    field: `${at}.colorCode`,
    violatedRule: 'FIELD_NOT_ALLOWED',
    ruleName: 'INVALID_CHOICE_VALUE',
    description: 'A choice of the type CHOICE_TEXT has no colour.',
  })
  return {}
}

export interface WrittenChoiceChanges extends Partial<Omit<WrittenChoice, 'choiceType'>> {
  id: string
}

/** A choice with changes. Fields that aren't written stay as they are. */
export function readChangedChoice(
  { name, colorCode, defaultAddedPrice }: Omit<WrittenChoiceChanges, 'id'>,
  before: CustomizationChoice,
  { kind, ...reading }: ChoiceReading & { kind: Kind },
): CustomizationChoice {
  const { at, violations } = reading
  const { addedMinor: addedBefore, ...rest } = before
  const addedMinor =
    defaultAddedPrice === undefined ? addedBefore : readAddedPrice(defaultAddedPrice, { ...reading, field: `${at}.defaultAddedPrice` })
  return {
    ...rest,
    ...(name !== undefined && { name: readName(name, { field: `${at}.name`, violations }) }),
    ...readColor(colorCode, kind, reading),
    ...(addedMinor !== undefined && { addedMinor }),
  }
}
