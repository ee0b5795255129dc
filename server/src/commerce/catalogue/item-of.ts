import { toWireImage } from '../../content/media/public.ts'
import { choicePicture, type Selection } from './choice-picture.ts'
import { selectionOf, type Choice } from './choice.ts'
import { textEntries, textViolations } from './custom-texts.ts'
import type { CatalogueItem, ItemReference, ItemRow } from './item.ts'
import { discountedPrice } from './price.ts'
import { defaultVariantId } from './product.ts'
import { isForPreorder, purchasableQuantity } from './stock.ts'

interface ItemOptions {
  choice: Choice
  appId: string
  baseUrl: string
}

/** The catalogue item for a variant with the selected options and texts. Returns undefined if an option of the product has no selection. */
export function itemOf(row: ItemRow, { choice, appId, baseUrl }: ItemOptions): CatalogueItem | undefined {
  const managed = row.variantId !== defaultVariantId
  const selections = row.options.flatMap((option) => selectionOf(option, managed ? row.choices : choice.options) ?? [])
  if (selections.length < row.options.length) return undefined
  const texts = textEntries(row.textFields, choice.texts)
  const picture = choicePicture(row.media, selections)
  const relativePath = `/products/${row.slug}`
  return {
    productId: row.productId,
    variantId: row.variantId,
    name: row.name,
    itemType: row.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
    unitPriceMinor: discountedPrice(row.priceMinor, row.discount ?? undefined),
    fullPriceMinor: row.priceMinor,
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
    key: JSON.stringify([row.productId, row.variantId, selections.map((each) => each.choice.description), texts]),
    reference: { catalogItemId: row.productId, appId, ...optionsOf(choice, selections, texts) },
    textViolations: textViolations(row.textFields, choice.texts),
  }
}

/** The choice in the form it was made: by variant id or by options. */
function optionsOf(choice: Choice, selections: readonly Selection[], texts: readonly [string, string][]): Pick<ItemReference, 'options'> {
  const options = {
    ...(choice.variantId ? { variantId: choice.variantId } : {}),
    ...(Object.keys(choice.options).length > 0
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
