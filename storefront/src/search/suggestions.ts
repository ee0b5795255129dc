import { apiContext } from '@stoa/ui/page-api'
import type { SuggestedProduct } from '../answers.ts'
import { paths } from '../paths.ts'
import { pictureOf, type PictureFacts } from '../products/picture.tsx'
import { displayedPrice, type DisplayedPrice } from '../products/price.ts'
import type { Route } from './+types/suggestions'
import { searchTextIn } from './search-text.ts'

/** A product or collection that is suggested while typing. */
export interface Suggestion {
  kind: 'collection' | 'product'
  path: string
  name: string
  picture?: PictureFacts | undefined
  price?: (DisplayedPrice & { from: boolean }) | undefined
  soldOut?: boolean
}

/** What is suggested for a text. */
export interface Suggestions {
  text: string
  /** What was searched for instead. */
  correctedText?: string | undefined
  suggestions: Suggestion[]
}

export async function loader({ context, url }: Route.LoaderArgs): Promise<Suggestions> {
  const { client } = context.get(apiContext)
  const text = searchTextIn(url.searchParams)
  if (!text) return { text, suggestions: [] }
  const { products, collections, correctedText } = await client.productSearch.suggestProducts({ text })
  return {
    text,
    correctedText,
    suggestions: [
      ...products.map(productSuggestion),
      ...collections.map(({ slug, name }) => ({ kind: 'collection' as const, path: paths.collection(slug), name })),
    ],
  }
}

function productSuggestion(product: SuggestedProduct): Suggestion {
  const { slug, name, mainMedia, priceData, priceRange, inStock } = product
  const { minValue = 0, maxValue = 0 } = priceRange
  return {
    kind: 'product',
    path: paths.product(slug),
    name,
    picture: pictureOf(mainMedia),
    price: { ...displayedPrice(priceData, product), from: minValue < maxValue },
    soldOut: !inStock,
  }
}

/** If the server can't be reached, there are no suggestions; the search itself says why. */
export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs): Promise<Suggestions> =>
  serverLoader().catch(() => ({ text: searchTextIn(url.searchParams), suggestions: [] }))
