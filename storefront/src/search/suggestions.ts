import { apiContext } from '@stoa/ui/page-api'
import { ownCollections } from '../collections/own-collections.ts'
import { paths } from '../paths.ts'
import { pictureOf, type PictureFacts } from '../products/picture.tsx'
import { listPrice, type DisplayedPrice } from '../products/price.ts'
import type { Route } from './+types/suggestions'
import { searchTextIn } from './search-text.ts'

const productsMax = 5
/** The best of these are shown. */
const lookedAt = 25
const collectionsMax = 3

/** Suggestions while typing. */
export interface Suggestion {
  kind: 'collection' | 'product'
  path: string
  name: string
  picture?: PictureFacts | undefined
  price?: (DisplayedPrice & { from: boolean }) | undefined
}

/** Only names are searched: a suggestion whose name doesn't contain the input would look wrong. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const words = searchTextIn(url.searchParams)
  if (!words) return { words, suggestions: [] }
  const filter = { name: { $contains: words } }
  const [{ collections }, { products }] = await Promise.all([
    client.collections.queryCollections({ query: { filter: { ...ownCollections, ...filter }, paging: { limit: collectionsMax } } }),
    client.catalogue.queryProducts({ query: { filter, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: lookedAt } } }),
  ])
  const suggestions: Suggestion[] = [
    ...collections.map(({ slug, name }) => ({ kind: 'collection' as const, path: paths.collection(slug ?? ''), name: name ?? '' })),
    ...bestFirst(products, words)
      .slice(0, productsMax)
      .map((product) => ({
        kind: 'product' as const,
        path: paths.product(product.slug),
        name: product.name ?? '',
        picture: pictureOf(product.media.mainMedia),
        price: listPrice(product),
      })),
  ]
  return { words, suggestions }
}

/** Words that start with the input rank before those that contain it. */
function bestFirst<P extends { name?: string | null }>(products: readonly P[], words: string): P[] {
  const begins = ({ name }: P): boolean => ` ${name?.toLowerCase()}`.includes(` ${words.toLowerCase()}`)
  return products.toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
}
