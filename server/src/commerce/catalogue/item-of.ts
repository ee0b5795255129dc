import { toWireImage } from '../../content/media/public.ts'
import { chosenOf, type Choice } from './choice.ts'
import { answeredTexts, wrongTexts } from './custom-texts.ts'
import type { CatalogueItem, ItemReference, ItemRow } from './item.ts'
import { discountedPrice } from './price.ts'
import { defaultVariantId, type Picture } from './product.ts'
import { availableQuantity } from './stock.ts'

interface Asked {
  choice: Choice
  appId: string
  baseUrl: string
}

/** What a buyer gets who asks for this variant in these words; undefined where an option of the product is not chosen. */
export function itemOf(row: ItemRow, { choice, appId, baseUrl }: Asked): CatalogueItem | undefined {
  const managed = row.variantId !== defaultVariantId
  const chosen = row.options.flatMap((option) => chosenOf(option, managed ? row.choices : choice.options) ?? [])
  if (chosen.length < row.options.length) return undefined
  const texts = answeredTexts(row.textFields, choice.texts)
  const picture = pictureOf(row, chosen)
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
      ...chosen.map(optionLine),
      ...texts.map(([title, text]) => ({ name: { original: title }, plainText: { original: text } })),
    ],
    sku: row.sku,
    weight: row.weight,
    deliverable: row.productType === 'physical',
    available: availableQuantity(row),
    key: JSON.stringify([row.productId, row.variantId, chosen.map((each) => each.choice.description), texts]),
    reference: { catalogItemId: row.productId, appId, ...optionsOf(choice, chosen, texts) },
    wrongTexts: wrongTexts(row.textFields, choice.texts),
  }
}

/** The choice as it was made, by id or by words. */
function optionsOf(choice: Choice, chosen: readonly Chosen[], texts: readonly [string, string][]): Pick<ItemReference, 'options'> {
  const options = {
    ...(choice.variantId ? { variantId: choice.variantId } : {}),
    ...(Object.keys(choice.options).length > 0
      ? { options: Object.fromEntries(chosen.map(({ option, choice: { description } }) => [option.name, description])) }
      : {}),
    ...(texts.length > 0 ? { customTextFields: Object.fromEntries(texts) } : {}),
  }
  return Object.keys(options).length > 0 ? { options } : {}
}

type Chosen = NonNullable<ReturnType<typeof chosenOf>>

const optionLine = ({ option, choice }: Chosen): CatalogueItem['descriptionLines'][number] => ({
  name: { original: option.name },
  ...(option.optionType === 'color'
    ? { colorInfo: { original: choice.description, code: choice.value } }
    : { plainText: { original: choice.description } }),
})

/** The picture of what was chosen, such as the mug in blue; else the product's first. */
function pictureOf({ media }: ItemRow, chosen: readonly Chosen[]): Picture | undefined {
  const shown = chosen.flatMap(({ choice }) => choice.mediaIds)
  return media.find(({ id }) => shown.includes(id)) ?? media[0]
}
