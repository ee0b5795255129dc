import { allProductsId } from '@stoa/contract/collections/all-products'
import { type InCollections, mainCategoryIdOf, mainCategoryOf, type Product } from '../../catalogue/public.ts'
import { breadcrumbOf, type CategoryOfProducts } from '../../collections/public.ts'
import type { Related, View } from './view.ts'

export const presentCategories = (product: InCollections, { categories }: Related, { fields }: View) => ({
  ...(fields.has('DIRECT_CATEGORIES_INFO') && { directCategoriesInfo: { categories: categories?.direct ?? [] } }),
  ...(fields.has('ALL_CATEGORIES_INFO') && { allCategoriesInfo: { categories: categories?.all ?? [] } }),
  ...mainCategoryIdOf(product),
  ...(fields.has('BREADCRUMBS_INFO') && { breadcrumbsInfo: { breadcrumbs: categories?.breadcrumbs ?? [] } }),
})

/** The categories of a product as it shows them, of those that the caller can see. "All Products", which has every product, comes last. */
export function categoriesOf(
  product: InCollections & Pick<Product, 'id'>,
  seen: ReadonlyMap<string, CategoryOfProducts>,
): NonNullable<Related['categories']> {
  const direct = [...product.collectionIds, allProductsId].flatMap((id) => seen.get(id) ?? [])
  const indexOf = ({ indexes }: CategoryOfProducts) => indexes[product.id]
  const all = [...new Set(direct.flatMap((category) => pathTo(category, seen)))]
  const main = seen.get(mainCategoryOf(product))
  return {
    direct: direct.map((category) => ({ id: category.id, ...(indexOf(category) !== undefined && { index: indexOf(category)! }) })),
    all: all.map(({ id }) => ({ id })),
    breadcrumbs: (main ? pathTo(main, seen) : []).map(breadcrumbOf),
  }
}

/** The categories from the top to one. */
const pathTo = (category: CategoryOfProducts, seen: ReadonlyMap<string, CategoryOfProducts>): CategoryOfProducts[] => [
  ...category.path.flatMap((id) => seen.get(id) ?? []),
  category,
]
