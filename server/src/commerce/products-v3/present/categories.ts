import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Product } from '../../catalogue/public.ts'
import type { Related, View } from './view.ts'

/** The collections of a product. None is inside another, so that all are direct ones, and breadcrumbs have one step. */
export function presentCategories(product: Product, { mainCategory }: Related, { fields }: View) {
  const categories = [...product.collectionIds, allProductsId].map((id) => ({ id }))
  return {
    ...(fields.has('DIRECT_CATEGORIES_INFO') && { directCategoriesInfo: { categories } }),
    ...(fields.has('ALL_CATEGORIES_INFO') && { allCategoriesInfo: { categories } }),
    ...mainCategoryIdOf(product),
    ...(fields.has('BREADCRUMBS_INFO') && {
      breadcrumbsInfo: {
        breadcrumbs: mainCategory
          ? [{ categoryId: mainCategory.id, categoryName: mainCategory.name, categorySlug: mainCategory.slug }]
          : [],
      },
    }),
  }
}

type InCollections = Pick<Product, 'collectionIds' | 'doc'>

/** The main collection, as long as the product is in it. */
export function mainCategoryIdOf({ collectionIds, doc: { mainCategoryId } }: InCollections): { mainCategoryId?: string } {
  const isIn = mainCategoryId !== undefined && [...collectionIds, allProductsId].includes(mainCategoryId)
  return isIn ? { mainCategoryId } : {}
}

/** The collection that the breadcrumbs of a product lead to: its main one or, without any, the first. */
export const mainCategoryOf = (product: InCollections): string =>
  mainCategoryIdOf(product).mainCategoryId ?? product.collectionIds[0] ?? allProductsId
