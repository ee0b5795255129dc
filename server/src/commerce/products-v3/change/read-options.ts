import { newId } from '../../../database/ids.ts'
import type { CustomizationType, RenderType } from '../../catalogue-parts/public.ts'
import {
  repeats,
  twice,
  type ChoiceModifier,
  hasChoices,
  isText,
  type Modifier,
  type ProductDoc,
  type ProductOption,
  type TextModifier,
} from '../../catalogue/public.ts'
import { readAmount } from './amounts.ts'
import type { ProductInput, Reading } from './input.ts'
import { readName } from './names.ts'
import type { StoredCustomization, PartIndex } from './part-index.ts'
import { failProduct } from './problem.ts'
import { readChoices } from './read-choices.ts'

type SentOption = NonNullable<ProductInput['options']>[number]
type SentModifier = NonNullable<ProductInput['modifiers']>[number]

export interface Customized {
  known: PartIndex
  /** Of the product as it is sent. */
  mediaIds: ReadonlySet<string>
}

/** A document with the options and modifiers that are sent. */
export function withOptions(doc: ProductDoc, { options, modifiers }: ProductInput, customized: Customized, reading: Reading): ProductDoc {
  if (!options && !modifiers) return doc
  const { at } = reading
  const read = {
    options:
      options?.map((sent, index) => readOption(sent, { at: `${at}.options[${index}]`, before: doc.options, ...customized }, reading)) ??
      doc.options,
    modifiers:
      modifiers?.map((sent, index) =>
        readModifier(sent, { at: `${at}.modifiers[${index}]`, before: doc.modifiers, ...customized }, reading),
      ) ?? doc.modifiers,
  }
  const names = [...read.options, ...read.modifiers].map(({ name }) => name)
  const repeated = repeats(names)
  if (repeated.length > 0) failProduct('DUPLICATE_PRODUCT_OPTIONS', { names: repeated.map((index) => names[index]!) })
  const titles = read.modifiers.map((modifier) => (isText(modifier) ? modifier.title : modifier.name))
  reading.violations.push(...repeats(titles).map((index) => twice(`${at}.modifiers[${index}].freeTextSettings.title`, 'modifier')))
  return { ...doc, ...read, manageVariants: read.options.length > 0 || (doc.options.length === 0 && doc.manageVariants) }
}

interface Source<Before> extends Customized {
  at: string
  before: readonly Before[]
}

function readOption(sent: SentOption, source: Source<ProductOption>, reading: Reading): ProductOption {
  const head = readHead(sent, sent.optionRenderType, { ...source, type: 'PRODUCT_OPTION' }, reading)
  return withChoicesOf(head, sent, source, reading)
}

function readModifier(sent: SentModifier, source: Source<Modifier>, reading: Reading): Modifier {
  const head = readHead(sent, sent.modifierRenderType, { ...source, type: 'MODIFIER' }, reading)
  const mandatory = sent.mandatory ?? false
  if (head.renderType === 'FREE_TEXT') return readText(sent, { ...head, at: source.at, before: source.before, mandatory }, reading)
  const before = source.before.filter(hasChoices)
  return { kind: 'choices', mandatory, ...withChoicesOf(head, sent, { ...source, before }, reading) } satisfies ChoiceModifier
}

interface Head {
  part: StoredCustomization | undefined
  name: string
  renderType: RenderType
}

/** What an option is, by the ID of its customization or by its name. */
function readHead(
  { id, name: sentName }: { id?: string | null; name?: string | null },
  renderType: RenderType = 'TEXT_CHOICES',
  { at, known, type }: Customized & { at: string; type: CustomizationType },
  reading: Reading,
): Head {
  if (!id) return { part: undefined, name: readName(sentName, `${at}.name`, reading), renderType }
  const part = known.customization(id, type) ?? failProduct('CUSTOMIZATION_NOT_EXIST')
  return { part, name: part.name, renderType: part.doc.renderType }
}

function withChoicesOf({ part, name, renderType }: Head, sent: SentOption, source: Source<ProductOption>, reading: Reading): ProductOption {
  const optionType = renderType === 'SWATCH_CHOICES' ? 'color' : 'drop_down'
  const own = source.before.find((one) => (part ? one.partId === part.id : one.name === name && one.optionType === optionType))
  const choices = readChoices(
    sent.choicesSettings?.choices,
    { at: source.at, isColor: optionType === 'color', stored: part?.doc.choices ?? [], own: own?.choices ?? [], mediaIds: source.mediaIds },
    reading,
  )
  return { partId: part?.id ?? own?.partId ?? newId(), optionType, name, choices }
}

function readText(
  { freeTextSettings }: SentModifier,
  { part, name, at, before, mandatory }: Head & { at: string; before: readonly Modifier[]; mandatory: boolean },
  reading: Reading,
): TextModifier {
  const own = before.filter(isText).find((one) => (part ? one.partId === part.id : one.name === name))
  const stored = own ?? part?.doc.text
  const settings = freeTextSettings ?? {}
  const field = `${at}.freeTextSettings`
  const { minCharCount = stored?.minLength ?? 0, maxCharCount = stored?.maxLength ?? 500, title = stored?.title ?? name } = settings
  if (minCharCount > maxCharCount)
    reading.violations.push({
      field: `${field}.minCharCount`,
      violatedRule: 'MAX',
      description: 'It must be at most maxCharCount.',
      data: { threshold: maxCharCount },
    })
  const price = settings.defaultAddedPrice
  const addedMinor =
    price === undefined ? stored?.addedMinor : price === null ? undefined : readAmount(price, `${field}.defaultAddedPrice`, reading)
  return {
    kind: 'text',
    partId: part?.id ?? own?.partId ?? newId(),
    name,
    mandatory,
    title: settings.title === undefined ? title : readName(title, `${field}.title`, reading),
    minLength: minCharCount,
    maxLength: maxCharCount,
    ...(addedMinor && { addedMinor }),
  }
}
