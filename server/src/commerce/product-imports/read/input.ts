import type { ProductWithVariants } from '../../catalogue/public.ts'
import { optionsOf } from './option-input.ts'
import type { ReadProduct } from './product.ts'
import { variantsOf } from './variant-input.ts'
import type { Writing } from './writing.ts'

/** A product of a file as the catalogue V3 writes it, with the stock of its variants. */
export interface SentProduct {
  input: Record<string, unknown>
  /** The rows of the variants that are sent. Those that stay as they are have none. */
  variantRows: readonly (number | undefined)[]
}

export function v3InputOf(product: ReadProduct, writing: Writing): SentProduct {
  const { before, clears, mediaOf } = writing
  const { input, pictures, slug, hasSlug } = product
  const variants = variantsOf(product, writing)
  const options = optionsOf(product, writing)
  const isAddressed = slug !== undefined && (before ? hasSlug && slug !== before.product.slug : true)
  const sent = {
    ...(before ? {} : { productType: 'PHYSICAL' }),
    ...(clears && before ? clearedOf(product) : {}),
    ...(before ? withoutOwnOptions(input, before) : input),
    ...(isAddressed && { slug }),
    ...(options && { options }),
    ...(pictures && {
      media: { itemsInfo: { items: pictures.map(({ source, altText }) => ({ ...mediaOf(source), ...(altText && { altText }) })) } },
    }),
    ...(variants && { variantsInfo: { variants: variants.map((variant) => variant.input) } }),
  }
  return { input: sent, variantRows: (variants ?? []).map(({ row }) => row) }
}

/** Options of the product that the file has no variants of stay as they are: they don’t become modifiers. */
function withoutOwnOptions({ modifiers, ...input }: ReadProduct['input'], { product: { doc } }: ProductWithVariants): object {
  if (modifiers === undefined) return input
  const own = new Set(doc.options.map(({ name }) => name))
  const others = Array.isArray(modifiers) ? modifiers.filter((one: { name?: string } | null) => !own.has(one?.name ?? '')) : modifiers
  return { ...input, ...((!Array.isArray(others) || others.length > 0) && { modifiers: others }) }
}

/** What empty cells remove. */
const clearedValues: Readonly<Record<string, object>> = {
  description: { plainDescription: '' },
  pictures: { media: { itemsInfo: { items: [] } } },
  brand: { brand: null },
  ribbon: { ribbon: null },
  sectionTitle1: { infoSections: [] },
  textTitle1: { modifiers: [] },
  seoTitle: { seoData: null },
}

const clearedOf = ({ emptied }: ReadProduct): object =>
  Object.assign({}, ...Object.entries(clearedValues).flatMap(([field, value]) => (emptied.has(field as never) ? [value] : [])))
