import { toWireImage } from '../../content/media/public.ts'
import { choicePicture, type Selection } from './choice-picture.ts'
import { selectionOf, type Choice } from './choice.ts'
import { textEntries, textViolations } from './custom-texts.ts'
import type { CatalogueItem, ItemReference, ItemRow } from './item.ts'
import { currentPrice } from './price.ts'
import { hasChoices, isText, type Modifier } from './product.ts'
import { isForPreorder, purchasableQuantity } from './stock.ts'

interface ItemOptions {
  choice: Choice
  appId: string
  baseUrl: string
}

/** The catalogue item for a variant with the selected options and texts. Returns undefined if an option, or a modifier that is required, has no selection. */
export function itemOf(row: ItemRow, { choice, appId, baseUrl }: ItemOptions): CatalogueItem | undefined {
  const ofVariant = row.options.flatMap((option) => selectionOf(option, row.choices) ?? [])
  const modified = modifiersOf(row.modifiers, choice)
  if (!modified || ofVariant.length < row.options.length) return undefined
  const { chosen, texts, addedMinor } = modified
  const selections = [...ofVariant, ...chosen]
  const picture = choicePicture(row.media, selections)
  const relativePath = `/products/${row.slug}`
  return {
    productId: row.productId,
    variantId: row.variantId,
    name: row.name,
    itemType: row.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
    unitPriceMinor: currentPrice(row, row.discount) + addedMinor,
    fullPriceMinor: row.priceMinor + addedMinor,
    ...(picture ? { picture: toWireImage(picture, baseUrl) } : {}),
    page: { relativePath, url: `${baseUrl}${relativePath}` },
    descriptionLines: [
      ...selections.map(optionLine),
      ...texts.map(([title, text]) => ({ name: { original: title }, plainText: { original: text } })),
      ...(isForPreorder(row) ? [preorderLine(row)] : []),
    ],
    sku: row.sku,
    weight: row.weight,
    fileId: row.fileId,
    deliverable: row.productType === 'physical',
    available: purchasableQuantity(row),
    key: JSON.stringify([
      row.productId,
      row.variantId,
      selections.map(({ option, choice: { description } }) => [option.name, description]),
      texts,
    ]),
    reference: { catalogItemId: row.productId, appId, ...optionsOf(choice, choice.variantId ? chosen : selections, texts) },
    textViolations: textViolations(row.modifiers.filter(isText), choice.texts),
  }
}

interface Modified {
  chosen: Selection[]
  texts: [title: string, text: string][]
  addedMinor: number
}

/** What a buyer chose and wrote besides the variant, and what that adds to the price. Undefined if a choice that is required is missing, or one doesn’t exist. */
function modifiersOf(modifiers: readonly Modifier[], { options, texts: written }: Choice): Modified | undefined {
  const choosable = modifiers.filter(hasChoices)
  const chosen = choosable.flatMap((modifier) => selectionOf(modifier, options) ?? [])
  const names = new Set(chosen.map(({ option }) => option.name))
  if (choosable.some(({ name, mandatory }) => !names.has(name) && (mandatory || Object.hasOwn(options, name)))) return undefined
  const fields = modifiers.filter(isText)
  const texts = textEntries(fields, written)
  const titles = new Set(texts.map(([title]) => title))
  const added = [...chosen.map(({ choice }) => choice), ...fields.filter(({ title }) => titles.has(title))]
  return { chosen, texts, addedMinor: added.reduce((sum, { addedMinor = 0 }) => sum + addedMinor, 0) }
}

/** The choice in the form it was made: by variant id or by options. */
function optionsOf(choice: Choice, selections: readonly Selection[], texts: readonly [string, string][]): Pick<ItemReference, 'options'> {
  const options = {
    ...(choice.variantId ? { variantId: choice.variantId } : {}),
    ...(selections.length > 0 && Object.keys(choice.options).length > 0
      ? { options: Object.fromEntries(selections.map(({ option, choice: { description } }) => [option.name, description])) }
      : {}),
    ...(texts.length > 0 ? { customTextFields: Object.fromEntries(texts) } : {}),
  }
  return Object.keys(options).length > 0 ? { options } : {}
}

/** What a buyer reads of a preorder, in the cart, the order and its emails. */
const preorderLine = ({ preorder }: ItemRow): CatalogueItem['descriptionLines'][number] => ({
  name: { original: 'Pre-order' },
  plainText: { original: preorder?.message ?? defaultPreorderMessage },
})

const defaultPreorderMessage = 'Ships when it’s back in stock.'

const optionLine = ({ option, choice }: Selection): CatalogueItem['descriptionLines'][number] => ({
  name: { original: option.name },
  ...(option.optionType === 'color'
    ? { colorInfo: { original: choice.description, code: choice.value } }
    : { plainText: { original: choice.description } }),
})
