import type { Violation } from '@stoa/contract/problems'
import {
  type Customization,
  type CustomizationDoc,
  type CustomizationType,
  type Draft,
  type Failure,
  masked,
  type PartChange,
  read,
  readName,
  type RenderType,
  type WrittenChanges,
} from '../catalogue-parts/public.ts'
import { type NotSupported, readChoices, type WrittenChoice } from './read-choices.ts'
import { defaultText, readText, type WrittenText } from './read-text.ts'

export interface WrittenCustomization {
  name: string
  customizationType: CustomizationType
  customizationRenderType: RenderType
  freeTextInput?: WrittenText
  choicesSettings?: { choices?: WrittenChoice[] }
}

interface Reading {
  /** The path of the customization in the request. */
  at: string
  currency: string
  violations: Violation[]
}

type TextFailure = Failure<'INVALID_FREE_TEXT_SETTINGS' | 'DOESNT_SUPPORT_FREE_TEXT'>
type NewFailure = TextFailure | NotSupported | Failure<'INVALID_CUSTOMIZATION_RENDER_TYPE'>

/** A new customization, or why it can't be created. */
export function readCustomization(written: WrittenCustomization, reading: Reading): Draft<Customization> | NewFailure {
  const name = readName(written.name, { field: `${reading.at}.name`, violations: reading.violations })
  const doc = written.customizationRenderType === 'FREE_TEXT' ? textOf(written, name, reading) : choicesOf(written, reading)
  return 'problem' in doc ? doc : { name, doc }
}

function textOf(
  { customizationType, freeTextInput = {}, choicesSettings }: WrittenCustomization,
  name: string,
  { at, ...reading }: Reading,
): CustomizationDoc | NewFailure {
  if (customizationType === 'PRODUCT_OPTION') return { problem: 'INVALID_CUSTOMIZATION_RENDER_TYPE' }
  if (choicesSettings) return { problem: 'DOESNT_SUPPORT_CHOICES' }
  const text = readText(freeTextInput, defaultText(name), { ...reading, at: `${at}.freeTextInput` })
  return 'problem' in text ? text : { customizationType, renderType: 'FREE_TEXT', choices: [], text }
}

function choicesOf(
  { customizationType, customizationRenderType: renderType, freeTextInput, choicesSettings }: WrittenCustomization,
  { at, ...reading }: Reading,
): CustomizationDoc | NewFailure {
  if (freeTextInput) return { problem: 'DOESNT_SUPPORT_FREE_TEXT' }
  const path = `${at}.choicesSettings.choices`
  const written = choicesSettings?.choices ?? []
  if (written.length === 0) reading.violations.push({ field: path, violatedRule: 'REQUIRED_FIELD', description: 'It needs a choice.' })
  const choices = readChoices(written, { customizationType, renderType }, { ...reading, at: path })
  return 'problem' in choices ? choices : { customizationType, renderType, choices }
}

interface Changes {
  id: string
  revision: string
  name?: string
  freeTextInput?: WrittenText
}

/** Changes of the names and the texts of customizations. */
export const readChanges = (
  written: readonly WrittenChanges<Changes>[],
  currency: string,
): PartChange<Customization, TextFailure['problem']>[] =>
  read((violations) =>
    written.map((one) => {
      const { id, revision, name: sent, freeTextInput } = masked(one, { writable: ['name', 'freeTextInput'], violations })
      const name = sent === undefined ? undefined : readName(sent, { field: `${one.at}.name`, violations })
      const change: PartChange<Customization, TextFailure['problem']>['change'] = (before) => {
        const doc = freeTextInput ? withText(before.doc, freeTextInput, { at: `${one.at}.freeTextInput`, currency }) : before.doc
        return 'problem' in doc ? doc : { name: name ?? before.name, doc }
      }
      return { id, revision, change }
    }),
  )

function withText(
  doc: CustomizationDoc,
  written: WrittenText,
  { at, currency }: Omit<Reading, 'violations'>,
): CustomizationDoc | TextFailure {
  const { text: before } = doc
  if (!before) return { problem: 'DOESNT_SUPPORT_FREE_TEXT' }
  const text = read((violations) => readText(written, before, { at, currency, violations }))
  return 'problem' in text ? text : { ...doc, text }
}
