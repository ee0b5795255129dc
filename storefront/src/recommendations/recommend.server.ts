import { type AlgorithmName, algorithmIds } from '@stoa/contract/recommendations/algorithm'
import type { PageApi } from '@stoa/sdk/page-api'
import { catalogueAppId } from '../products/add-to-cart.server.ts'
import { productCard, type ProductCard } from '../products/product-card.ts'

/** Fewer products make no row, and more would make the page long. */
const cardsMin = 4
const cardsMax = 5

/** What goes with products, the most specific first; what sells best if there is nothing. */
const related: readonly AlgorithmName[] = ['boughtTogether', 'similarNames', 'sameCategories', 'bestSellers']

type Clients = Pick<PageApi, 'client' | 'commonClient'>

/** Products that go with others, as shoppers see them now. None if too few go with them. */
export const recommendedWith = (clients: Clients, productIds: readonly string[]): Promise<ProductCard[]> =>
  cardsOf(clients, { productIds, names: related })

/** The products that sell best. */
export const bestSellers = (clients: Clients): Promise<ProductCard[]> => cardsOf(clients, { productIds: [], names: ['bestSellers'] })

interface Wanted {
  productIds: readonly string[]
  names: readonly AlgorithmName[]
}

/** The IDs are kept for the next time that a page is made. The products aren't: few pages recommend the same ones. */
async function cardsOf({ client, commonClient }: Clients, { productIds, names }: Wanted): Promise<ProductCard[]> {
  const { recommendation } = await commonClient.recommendations.getRecommendation({
    items: productIds.map((catalogItemId) => ({ catalogItemId, appId: catalogueAppId })),
    algorithms: names.map((name) => ({ id: algorithmIds[name], appId: catalogueAppId })),
    minimumRecommendedItems: cardsMin,
  })
  const ids = recommendation.items.slice(0, cardsMax).map(({ catalogItemId }) => catalogItemId)
  if (ids.length === 0) return []
  // One more than there are, so that they needn’t be counted.
  const query = { filter: { id: { $hasSome: ids } }, paging: { limit: ids.length + 1 } }
  const { products } = await client.catalogue.queryProducts({ query })
  return products.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(productCard)
}
