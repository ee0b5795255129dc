import type { Cells } from './cells.ts'
import type { ReadOption } from './option.ts'
import { readOthers } from './variant.ts'

interface WrittenOption {
  name: string
  optionRenderType?: string
  choicesSettings: { choices: { name: string; colorCode?: string; media?: { items: { mediaId: string }[] } }[] }
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown, isEntry: (entry: Fields) => boolean): boolean =>
  Array.isArray(value) && value.every((entry) => isObject(entry) && isEntry(entry))

const isChoice = ({ name, colorCode = '', media = { items: [] } }: Fields): boolean =>
  typeof name === 'string' &&
  typeof colorCode === 'string' &&
  isObject(media) &&
  isList(media.items, ({ mediaId }) => typeof mediaId === 'string')

const isOption = ({ name, choicesSettings }: Fields): boolean =>
  typeof name === 'string' && isObject(choicesSettings) && isList(choicesSettings.choices, isChoice)

/** The options of a product in its other fields, as the catalogue V3 writes them: those that can have no columns, and those with pictures of choices. */
export function readWrittenOptions(product: Cells): ReadOption[] {
  const { options = [] } = product.has('rowType') ? readOthers(product) : {}
  if (!isList(options, isOption)) return product.refuse('others', '“options” isn’t a list of options with choices.')
  return (options as WrittenOption[]).map(({ name, optionRenderType, choicesSettings: { choices } }) => ({
    name,
    choices: choices.map((choice) => ({ value: choice.colorCode ?? choice.name, description: choice.name })),
    areColours: optionRenderType === 'SWATCH_CHOICES',
    pictures: new Map(choices.flatMap((choice) => (choice.media ? [[choice.name, choice.media.items.map(({ mediaId }) => mediaId)]] : []))),
  }))
}

/** The choices of a variant of a product whose options have no columns, by the names of the options. */
export function readWrittenChoices(row: Cells, options: readonly ReadOption[]): Record<string, string> {
  const { choices = [] } = readOthers(row)
  const named = Array.isArray(choices)
    ? choices.flatMap((choice) => (isObject(choice) ? [choice.optionChoiceNames] : [])).filter(isObject)
    : []
  return Object.fromEntries(
    options.map(({ name }): [string, string] => {
      const choiceName = named.find(({ optionName }) => optionName === name)?.choiceName
      return [name, typeof choiceName === 'string' ? choiceName : row.refuse('others', `The variant has no choice of “${name}”.`)]
    }),
  )
}
