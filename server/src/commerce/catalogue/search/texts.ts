import { plainText, plainTextOfHtml } from '../../product-search/public.ts'
import { hasChoices, type Product, type Variant } from '../product.ts'

type SearchedVariant = Pick<Variant, 'visible' | 'sku'>

/** Three lines: the name, the stock-keeping units of the product and its visible variants, and the brand with the ribbon. */
export function searchNames(
  { name, sku, brand, ribbon }: Pick<Product, 'name' | 'sku' | 'brand' | 'ribbon'>,
  variants: readonly SearchedVariant[],
): string {
  const skus = [sku, ...variants.filter(({ visible }) => visible).map((variant) => variant.sku)].map((one) => searchedSku(one ?? ''))
  const labels = [plainText(brand ?? ''), plainText(ribbon ?? '')].join(' ').trim()
  return [plainText(name), [...new Set(skus)].filter(Boolean).join(' | '), labels].join('\n')
}

/** Also as one word, if it has several. */
function searchedSku(sku: string): string {
  const plain = plainText(sku)
  return plain.includes(' ') ? `${plain} ${plain.replaceAll(' ', '')}` : plain
}

/** What a `tsvector` has room for, in any script. */
const textsMax = 100_000

/** What else a product's page says: its description, its sections, and its options with their choices. */
export const searchTexts = ({ doc: { description, infoSections, options, modifiers } }: Pick<Product, 'doc'>): string =>
  plainTextOfHtml(
    [
      description,
      ...infoSections.flatMap((section) => [section.title, section.description]),
      ...options.flatMap(namesOf),
      ...modifiers.flatMap((modifier) => (hasChoices(modifier) ? namesOf(modifier) : [modifier.name])),
    ].join(' '),
  )
    .slice(0, textsMax)
    // Half of a character can't be stored.
    .toWellFormed()

const namesOf = ({ name, choices }: { name: string; choices: readonly { description: string }[] }): string[] => [
  name,
  ...choices.map(({ description }) => description),
]
