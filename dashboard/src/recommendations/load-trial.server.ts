import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import type { Client } from '@stoa/sdk'
import type { Product } from '../answers.ts'
import { pricesOf } from '../products/product-row.ts'
import { pictureOf, type PictureFacts } from '../products/thumbnail.tsx'
import type { Trial } from './trial.ts'

/** A product of the form or of a recommendation. */
export interface TrialProduct {
  id: string
  name: string
  price: string
  picture: PictureFacts | undefined
}

const matchesMax = 10
const [appId] = catalogueAppIds

const trialProduct = ({ id, name, priceData, media }: Product): TrialProduct => ({
  id,
  name: name ?? '',
  price: pricesOf(priceData).price,
  picture: pictureOf(media.mainMedia),
})

/** The products and algorithms of a request, and the recommendation. */
export async function loadTrial(client: Client, { algorithms, productIds, minimum, search }: Trial) {
  const [{ availableAlgorithms }, selected, matches] = await Promise.all([
    client.recommendations.listAvailableAlgorithms({}),
    productsWith(client, productIds),
    search === '' ? undefined : findProducts(client, search),
  ])
  const request = {
    items: selected.map(({ id }) => ({ catalogItemId: id, appId })),
    algorithms: algorithms.map((id) => ({ id, appId })),
    minimumRecommendedItems: minimum,
  }
  return {
    available: availableAlgorithms.map(({ config }) => config),
    selected,
    matches: matches?.filter(({ id }) => !productIds.includes(id)),
    request,
    result: algorithms.length === 0 ? undefined : await recommend(client, request),
  }
}

type Request = Parameters<Client['recommendations']['getRecommendation']>[0]

async function recommend(client: Client, request: Request) {
  const { items, algorithm } = (await client.recommendations.getRecommendation(request)).recommendation
  const products = await productsWith(
    client,
    items.map(({ catalogItemId }) => catalogItemId),
  )
  return { products, algorithmId: algorithm?.id }
}

/** Products in the order of their IDs; those that were deleted are left out. */
async function productsWith({ catalogue }: Client, ids: readonly string[]): Promise<TrialProduct[]> {
  if (ids.length === 0) return []
  const { products } = await catalogue.queryProducts({ query: { filter: { id: { $in: [...ids] } }, paging: { limit: ids.length } } })
  const byId = new Map(products.map((product) => [product.id, product]))
  return ids.flatMap((id) => {
    const product = byId.get(id)
    return product ? [trialProduct(product)] : []
  })
}

async function findProducts({ catalogue }: Client, search: string): Promise<TrialProduct[]> {
  const { products } = await catalogue.queryProducts({
    query: { filter: { name: { $contains: search } }, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: matchesMax } },
  })
  return products.map(trialProduct)
}
