import { colourCode, optionColumns, type ProductField } from '@stoa/contract/product-imports/fields'
import { type Cells } from './cells.ts'
import { isVariant } from './groups.ts'
import type { ReadOption } from './option.ts'
import { readWrittenChoices, readWrittenOptions } from './written-options.ts'

type Choice = ReadOption['choices'][number]

const numbers = Array.from({ length: optionColumns }, (_, at) => at + 1)
const field = (part: 'Name' | 'Type' | 'Value', number: number) => `option${part}${number}` as ProductField

/** `#c2543d:Terracotta` or, of an option of colours, the code alone. */
function choiceOf(text: string, isColour: boolean): Choice {
  const [code = '', ...rest] = text.split(':')
  const isCode = colourCode.test(code) && (isColour || rest.length > 0)
  return isCode ? { value: code, description: rest.join(':').trim() || code } : { value: text, description: text }
}

/** What a product without options has in files of Shopify. */
const unnamed = { option: 'Title', choice: 'Default Title' }

/** The options of a product: those of the columns with the pictures of the other fields or, without columns, those of the other fields. */
export function readOptions(rows: readonly Cells[]): ReadOption[] {
  const [listed, written] = [readListedOptions(rows), readWrittenOptions(rows[0]!)]
  if (listed.length === 0) return written
  return listed.map((option) => {
    const pictures = written.find(({ name }) => name === option.name)?.pictures
    return { ...option, ...(pictures && { pictures }) }
  })
}

/** Those of its row with their lists of choices and, in files without such rows, all choices of its variants. */
function readListedOptions(rows: readonly Cells[]): ReadOption[] {
  const product = rows[0]!
  return numbers.flatMap((number) => {
    const name = product.text(field('Name', number))
    if (name === undefined) return []
    const isColour = product.text(field('Type', number))?.toUpperCase() === 'COLOR'
    const listed = product.has('rowType') ? (product.list(field('Value', number)) ?? []) : []
    const chosen = rows.flatMap((row) => (isVariantRow(row, rows) ? (row.text(field('Value', number)) ?? []) : []))
    if (name === unnamed.option && chosen.length === 1 && chosen[0] === unnamed.choice) return []
    const choices = new Map([...listed, ...chosen].map((text) => choiceOf(text, isColour)).map((choice) => [choice.description, choice]))
    return [{ name, choices: [...choices.values()] }]
  })
}

/** Whether a row is that of a variant: it says so or, in files without such rows, it has a choice. */
export function isVariantRow(row: Cells, rows: readonly Cells[]): boolean {
  if (row.has('rowType')) return row !== rows[0] && isVariant(row)
  return numbers.some((number) => row.text(field('Value', number)) !== undefined)
}

/** The choices of a variant's row, by the names of the options. */
export function readChoices(row: Cells, options: readonly ReadOption[]): Record<string, string> {
  if (options.some(({ areColours }) => areColours !== undefined)) return readWrittenChoices(row, options)
  return Object.fromEntries(
    options.map(({ name, choices }, at): [string, string] => {
      const number = at + 1
      const text = row.text(field('Value', number)) ?? row.refuse(field('Value', number), `The variant has no choice of “${name}”.`)
      const { description } = choiceOf(
        text,
        choices.some(({ value }) => colourCode.test(value)),
      )
      return [name, description]
    }),
  )
}

/** Whether a choice has the code of a colour. */
const hasCode = ({ value, description }: Choice): boolean => value !== description || value.startsWith('#')

export const isOfColours = ({ choices, areColours }: ReadOption): boolean => areColours ?? (choices.length > 0 && choices.every(hasCode))

/** Choices as the catalogue V3 writes them. */
export const choicesOf = (
  { choices, ...option }: ReadOption,
  areColours: boolean,
): { choiceType: string; name: string; colorCode?: string }[] =>
  choices.map((choice) => {
    if (!areColours) return { choiceType: 'CHOICE_TEXT', name: choice.description }
    return {
      choiceType: 'ONE_COLOR',
      ...((option.areColours === true || hasCode(choice)) && { colorCode: choice.value }),
      name: choice.description,
    }
  })

export const renderTypeOf = (option: ReadOption): string => (isOfColours(option) ? 'SWATCH_CHOICES' : 'TEXT_CHOICES')

/** An option that makes no variants. */
export const modifierOf = (option: ReadOption): object => ({
  name: option.name,
  modifierRenderType: renderTypeOf(option),
  mandatory: true,
  choicesSettings: { choices: choicesOf(option, isOfColours(option)) },
})
