import type { Static } from 'typebox'
import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import type { Image } from '@stoa/contract/image'
import type { DescriptionLine, PageUrl } from '@stoa/contract/item'
import type { Violation } from '@stoa/contract/problems'
import type { Context } from '../context.ts'
import { toWireImage } from '../media/image.ts'
import { chosenOf, readChoice, type Choice } from './choice.ts'
import { answeredTexts, wrongTexts } from './custom-texts.ts'
import { discountedPrice } from './price.ts'
import {
  defaultVariantId,
  type Discount,
  type Picture,
  type Product,
  type ProductDoc,
  type ProductOption,
  type Variant,
} from './product.ts'
import { availableQuantity } from './stock.ts'
import { findItemRows } from './store.ts'

/** Names a thing to buy (wire `catalogReference`). */
export interface ItemReference {
  catalogItemId: string
  appId: string
  options?: Record<string, unknown> | null
}

/** A thing of the catalogue as it can be bought now: one variant of one product, in the words the buyer chose. */
export interface CatalogueItem {
  productId: string
  /** All zero where the product's variants are not managed. */
  variantId: string
  name: string
  itemType: 'PHYSICAL' | 'DIGITAL'
  /** Of one, in minor units: after the catalogue's own discount, and before it. */
  unitPriceMinor: number
  fullPriceMinor: number
  picture?: Static<typeof Image>
  page: Static<typeof PageUrl>
  descriptionLines: Static<typeof DescriptionLine>[]
  sku: string | null
  /** In the site's weight unit. */
  weight: number | null
  /** Physical: something is sent or fetched. */
  deliverable: boolean
  /** How many can be had now; null where pieces are not counted. */
  available: number | null
  /** Two references with the same key are the same thing, whichever way they name it. */
  key: string
  /** The reference with nothing in it but what counts. */
  reference: ItemReference
  /** What is wrong with the buyer's own words; `field` is the title of the product's text field. */
  wrongTexts: Violation[]
}

/** What the catalogue's statement answers for one reference. */
export interface ItemRow
  extends
    Pick<Product, 'name' | 'slug' | 'productType'>,
    Pick<Variant, 'productId' | 'priceMinor' | 'sku' | 'weight' | 'trackQuantity' | 'inStock' | 'quantity' | 'reserved' | 'choices'> {
  /** Which reference it answers. */
  place: number
  variantId: string
  discount: Discount | null
  media: Picture[]
  options: ProductOption[]
  textFields: ProductDoc['customTextFields']
}

/** What each reference names, in their order; undefined where it names nothing that can be bought: unknown, hidden, or a variant not wholly chosen.
 *  One statement however many there are. */
export async function findItems(context: Context, references: readonly ItemReference[]): Promise<(CatalogueItem | undefined)[]> {
  const choices = references.map(({ options }) => readChoice(options))
  const wanted = references.flatMap(({ catalogItemId, appId }, place) => {
    const choice = choices[place]
    if (!choice || !appIds.has(appId.toLowerCase()) || !isGuid(catalogItemId)) return []
    return [{ place, productId: catalogItemId, variantId: choice.variantId ?? null, choices: choice.options }]
  })
  const items: (CatalogueItem | undefined)[] = references.map(() => undefined)
  if (wanted.length === 0) return items
  const { baseUrl } = context.services.settings
  for (const row of await findItemRows(context, wanted))
    items[row.place] = itemOf(row, { choice: choices[row.place]!, appId: references[row.place]!.appId, baseUrl })
  return items
}

const appIds: ReadonlySet<string> = new Set(catalogueAppIds)

const isGuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

interface Asked {
  choice: Choice
  appId: string
  baseUrl: string
}

function itemOf(row: ItemRow, { choice, appId, baseUrl }: Asked): CatalogueItem | undefined {
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
