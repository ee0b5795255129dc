import { textColumns } from '@stoa/contract/product-imports/fields'
import { hasChoices, isText, type Modifier, type Product, renderTypeOf, type TextModifier } from '../../catalogue/public.ts'
import { toWireAmount } from '../../pricing/public.ts'
import { exactCell } from '../cells.ts'
import { cellsOfEach, type ProductRow } from '../product-row.ts'
import { writtenChoice } from './options.ts'

/** Whether the modifiers of a product are texts that their columns say everything of. */
const haveColumns = (modifiers: readonly Modifier[]): modifiers is TextModifier[] =>
  modifiers.length <= textColumns &&
  modifiers.every((one) => isText(one) && one.title === one.name && one.minLength === 0 && one.addedMinor === undefined)

/** The columns of the texts that buyers write, if they have any. */
export const textCells = (modifiers: readonly Modifier[]): ProductRow =>
  haveColumns(modifiers)
    ? cellsOfEach(modifiers, ({ title, maxLength, mandatory }, number) => ({
        [`textTitle${number}`]: exactCell(title),
        [`textLimit${number}`]: String(maxLength),
        [`textMandatory${number}`]: mandatory ? 'yes' : 'no',
      }))
    : {}

/** What buyers choose or write besides, as the catalogue V3 writes it, if it has no columns. */
export const modifiersWithoutColumns = (product: Product, currency: string): object =>
  haveColumns(product.doc.modifiers)
    ? {}
    : {
        modifiers: product.doc.modifiers.map((modifier) => ({
          name: modifier.name,
          mandatory: modifier.mandatory,
          ...(hasChoices(modifier)
            ? {
                modifierRenderType: renderTypeOf(modifier),
                choicesSettings: { choices: modifier.choices.map((choice) => writtenChoice(choice, modifier, product, currency)) },
              }
            : { modifierRenderType: 'FREE_TEXT', freeTextSettings: settingsOf(modifier, currency) }),
        })),
      }

const settingsOf = ({ title, minLength, maxLength, addedMinor }: TextModifier, currency: string): object => ({
  title,
  minCharCount: minLength,
  maxCharCount: maxLength,
  ...(addedMinor !== undefined && { defaultAddedPrice: toWireAmount(addedMinor, currency) }),
})
