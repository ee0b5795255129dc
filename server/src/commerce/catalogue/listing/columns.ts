import { partIdsOf } from '../parts/part-ids.ts'
import { currentPrice, priceOfProduct } from '../price.ts'
import { hasChoices, type Product, type ProductWithVariants, type Variant } from '../product.ts'
import { searchNames, searchTexts } from '../search/texts.ts'

/** Columns of a product that only lists read. They are derived from the product and its visible variants, and written in the same transaction as these. */
export interface ListingColumns {
  lowestPriceMinor: number
  onSale: boolean
  /** The keys of the choices that a visible variant has. */
  choices: string[]
  partIds: string[]
  /** What the search finds it by. */
  searchNames: string
  searchTexts: string
}

/** A product as it is stored. */
export interface Listed extends ProductWithVariants {
  columns: ListingColumns
}

export const listed = ({ product, variants }: ProductWithVariants): Listed => ({
  product,
  variants,
  columns: listingColumns(product, variants),
})

export function listingColumns(
  product: Pick<Product, 'name' | 'sku' | 'brand' | 'ribbon' | 'priceMinor' | 'doc'>,
  variants: readonly Pick<Variant, 'visible' | 'priceMinor' | 'saleMinor' | 'choices' | 'sku'>[],
): ListingColumns {
  const { priceMinor, doc } = product
  const visible = variants.filter((variant) => variant.visible)
  const own = priceOfProduct({ priceMinor, doc })
  const prices = (visible.length > 0 ? visible : [own]).map((priced) => currentPrice(priced, doc.discount))
  // A variant that doesn't name an option has all of its choices.
  const isMade = (name: string, choice: string): boolean =>
    visible.some(({ choices }) => !Object.hasOwn(choices, name) || choices[name] === choice)
  return {
    lowestPriceMinor: Math.min(...prices),
    onSale: currentPrice(own, doc.discount) < priceMinor || visible.some(({ saleMinor }) => saleMinor !== null),
    choices: [...doc.options, ...doc.modifiers.filter(hasChoices)].flatMap(({ name, choices }) =>
      choices.filter(({ description }) => isMade(name, description)).map(({ description }) => choiceKey(name, description)),
    ),
    partIds: partIdsOf(doc),
    searchNames: searchNames(product, variants),
    searchTexts: searchTexts(product),
  }
}

/** Separates an option from a choice. As a control character it isn't part of a name. */
const separator = '\u001F'

export const choiceKey = (option: string, choice: string): string => `${option}${separator}${choice}`

export function readChoiceKey(key: string): { option: string; choice: string } {
  const at = key.indexOf(separator)
  return { option: key.slice(0, at), choice: key.slice(at + 1) }
}
