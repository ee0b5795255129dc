import { newId } from '../../../database/ids.ts'
import type { CustomizationChoice } from '../../catalogue-parts/public.ts'
import { repeats, twice, type OptionChoice } from '../../catalogue/public.ts'
import { readAmount } from './amounts.ts'
import type { ProductInput, Reading } from './input.ts'
import { readName } from './names.ts'
import { failProduct } from './problem.ts'
import { mediaKeyOf } from './read-media.ts'

type Sent = NonNullable<NonNullable<NonNullable<ProductInput['modifiers']>[number]['choicesSettings']>['choices']>[number]

export interface ChoiceSource {
  /** Path of the option. */
  at: string
  isColor: boolean
  /** Of the customization, if it is named by ID. */
  stored: readonly CustomizationChoice[]
  /** Of the product so far. */
  own: readonly OptionChoice[]
  /** IDs of the product's pictures and videos. */
  mediaIds: ReadonlySet<string>
}

/** The choices of an option or modifier: those that are sent or, if none are, all of its customization. */
export function readChoices(sent: readonly Sent[] | undefined, source: ChoiceSource, reading: Reading): OptionChoice[] {
  const listed: readonly Sent[] = sent ?? source.stored.map(({ choiceId }) => ({ choiceId }))
  const at = `${source.at}.choicesSettings.choices`
  if (listed.length === 0) reading.violations.push({ field: at, violatedRule: 'REQUIRED_FIELD', description: 'An option needs a choice.' })
  const choices = listed.map((choice, index) => readChoice(choice, { ...source, at: `${at}[${index}]` }, reading))
  const repeated = repeats(choices.map(({ description }) => description))
  reading.violations.push(...repeated.map((index) => twice(`${at}[${index}].name`, 'choice of the option')))
  return choices
}

function readChoice(sent: Sent, source: ChoiceSource, reading: Reading): OptionChoice {
  const { choiceId } = sent
  const isSame = (one: { choiceId: string; name: string }): boolean =>
    choiceId ? one.choiceId === choiceId : one.name === sent.name?.trim()
  const own = source.own.find(({ choiceId: id, description }) => isSame({ choiceId: id, name: description }))
  const stored = source.stored.find(isSame)
  if (choiceId && !own && !stored) failProduct('CHOICE_NOT_EXIST', { choiceId })
  const name = stored?.name ?? own?.description ?? readName(sent.name, `${source.at}.name`, reading)
  const color = stored?.color ?? sent.colorCode ?? (own && source.isColor ? own.value : undefined)
  checkColor(sent, { ...source, color }, reading)
  const media = sent.media?.items
  return {
    choiceId: stored?.choiceId ?? own?.choiceId ?? newId(),
    value: source.isColor ? (color ?? '') : name,
    description: name,
    mediaIds: media ? media.map((item) => mediaIdOf(item, source, reading)) : (own?.mediaIds ?? []).filter((id) => source.mediaIds.has(id)),
    ...addedPrice(sent, { at: source.at, before: own?.addedMinor ?? stored?.addedMinor }, reading),
  }
}

function checkColor(sent: Sent, { at, isColor, color }: ChoiceSource & { color: string | undefined }, { violations }: Reading): void {
  if (isColor && color === undefined)
    violations.push({ field: `${at}.colorCode`, violatedRule: 'REQUIRED_FIELD', description: 'A choice of SWATCH_CHOICES needs a colour.' })
  if (sent.choiceType !== undefined && (sent.choiceType === 'ONE_COLOR') !== isColor)
    violations.push({
      field: `${at}.choiceType`,
      violatedRule: 'VALIDATION',
      description: 'TEXT_CHOICES have CHOICE_TEXT, SWATCH_CHOICES have ONE_COLOR.',
    })
}

function mediaIdOf(item: { mediaId?: string; url?: string }, { mediaIds }: ChoiceSource, { facts }: Reading): string {
  const key =
    mediaKeyOf({ ...(item.mediaId !== undefined && { id: item.mediaId }), ...(item.url !== undefined && { url: item.url }) }) ?? ''
  const id = mediaIds.has(key) ? key : facts.media.get(key)?.id
  return id !== undefined && mediaIds.has(id) ? id : failProduct('PRODUCT_MEDIA_NOT_EXIST', { mediaId: key })
}

/** What a choice adds to the price: what is sent, or else what it added so far, or what its customization says. */
function addedPrice(
  { addedPrice: sent }: Sent,
  { at, before }: { at: string; before: number | undefined },
  reading: Reading,
): Pick<OptionChoice, 'addedMinor'> {
  const addedMinor = sent === undefined ? before : sent === null ? undefined : readAmount(sent, `${at}.addedPrice`, reading)
  return addedMinor ? { addedMinor } : {}
}
