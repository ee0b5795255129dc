import type { PageApi } from '@stoa/sdk/page-api'
import type { Breadcrumbs, Product } from '../answers.ts'
import { allProductsId } from '../collections/all-products.ts'
import { paths } from '../paths.ts'
import { productCard, type ProductCard } from './product-card.ts'

const relatedMax = 8
/** Some of the results may be sold out. */
const lookedAt = 12

/** Products of the same collections, those in stock first. All products of these collections ask for the same ones. */
export async function relatedTo({ commonClient }: Pick<PageApi, 'commonClient'>, product: Product): Promise<ProductCard[]> {
  const collectionIds = ownCollectionIds(product).toSorted()
  if (collectionIds.length === 0) return []
  const { products } = await commonClient.catalogue.queryProducts({
    query: {
      filter: { collectionIds: { $hasSome: collectionIds } },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      paging: { limit: lookedAt + 1 },
    },
  })
  const others = products.filter(({ id }) => id !== product.id).slice(0, lookedAt)
  const cards = others.map(productCard)
  return cards.toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut)).slice(0, relatedMax)
}

/** The collections from the top to the main one of a product, for the breadcrumbs. */
export const trailOf = (breadcrumbs: Breadcrumbs): { path: string; name: string }[] =>
  breadcrumbs.flatMap(({ categoryId, categoryName: name = '', categorySlug = '' }) =>
    categoryId === allProductsId ? [] : [{ path: paths.collection(categorySlug), name }],
  )

const ownCollectionIds = ({ collectionIds }: Product): string[] => collectionIds.filter((id) => id !== allProductsId)
