import { colourCode, optionColumns } from '@stoa/contract/product-imports/fields'
import { type OptionChoice, type Product, type ProductOption, renderTypeOf, selectionOf, type Variant } from '../../catalogue/public.ts'
import { toWireAmount } from '../../pricing/public.ts'
import { exactCell, isListable } from '../cells.ts'
import { cellsOfEach, type ProductRow } from '../product-row.ts'

/** Whether a product's options can be read from their columns: not if there are more of them, or if a choice has a name that a list can't have. */
const haveColumns = ({ doc: { options } }: Product): boolean =>
  options.length <= optionColumns &&
  options.every(
    ({ name, optionType, choices }) =>
      name === name.trim() &&
      choices.every(
        ({ value, description }) =>
          isListable(description) &&
          (optionType === 'color' ? colourCode.test(value) && !/[\r\n]/.test(description) : !description.startsWith('#')),
      ),
  )

const choiceText = ({ value, description }: OptionChoice, { optionType }: ProductOption): string =>
  optionType === 'color' ? `${value}:${description}` : description

/** The columns of a product's options, if they have any. */
export const optionCells = (product: Product): ProductRow =>
  haveColumns(product)
    ? cellsOfEach(product.doc.options, (option, number) => ({
        [`optionName${number}`]: exactCell(option.name),
        [`optionType${number}`]: option.optionType === 'color' ? 'COLOR' : 'DROP_DOWN',
        [`optionValue${number}`]: exactCell(option.choices.map((choice) => choiceText(choice, option)).join(';')),
      }))
    : {}

/** The choices of a variant: in the columns of the options or, without any, as the catalogue V3 writes them. */
export function choiceCells(product: Product, variant: Variant): { cells: ProductRow; choices: object } {
  const { options } = product.doc
  if (!haveColumns(product)) {
    const choices = Object.entries(variant.choices).map(([optionName, choiceName]) => ({ optionChoiceNames: { optionName, choiceName } }))
    return { cells: {}, choices: { choices } }
  }
  const cells = cellsOfEach(options, (option, number): ProductRow => {
    const choice = selectionOf(option, variant.choices)?.choice
    return choice ? { [`optionValue${number}`]: exactCell(choiceText(choice, option)) } : {}
  })
  return { cells, choices: {} }
}

/** The options as the catalogue V3 writes them, if they have no columns, or if a choice has pictures. */
export const optionsInObject = (product: Product): object =>
  haveColumns(product) && !product.doc.options.some(({ choices }) => choices.some((choice) => picturesOf(choice, product).length > 0))
    ? {}
    : {
        options: product.doc.options.map((option) => ({
          name: option.name,
          optionRenderType: renderTypeOf(option),
          choicesSettings: { choices: option.choices.map((choice) => writtenChoice(choice, option, product)) },
        })),
      }

/** A choice as the catalogue V3 writes it. */
export function writtenChoice(choice: OptionChoice, { optionType }: ProductOption, product: Product, currency?: string): object {
  const { value, description, addedMinor } = choice
  const pictures = picturesOf(choice, product)
  return {
    choiceType: optionType === 'color' ? 'ONE_COLOR' : 'CHOICE_TEXT',
    ...(optionType === 'color' && { colorCode: value }),
    name: description,
    ...(addedMinor !== undefined && currency !== undefined && { addedPrice: toWireAmount(addedMinor, currency) }),
    ...(pictures.length > 0 && { media: { items: pictures.map((mediaId) => ({ mediaId })) } }),
  }
}

const picturesOf = ({ mediaIds }: OptionChoice, { doc: { media } }: Product): string[] =>
  mediaIds.filter((mediaId) => media.some(({ id }) => id === mediaId))
