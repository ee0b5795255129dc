import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Product } from '../../catalogue/public.ts'
import type { Related, View } from './view.ts'

/** The collections of a product. None is inside another, so that all are direct ones, and breadcrumbs have one step. */
export function presentCategories(product: Product, { mainCategory }: Related, { fields }: View) {
  const categories = [...product.collectionIds, allProductsId].map((id) => ({ id }))
  const { mainCategoryId } = product.doc
  return {
    ...(fields.has('DIRECT_CATEGORIES_INFO') && { directCategoriesInfo: { categories } }),
    ...(fields.has('ALL_CATEGORIES_INFO') && { allCategoriesInfo: { categories } }),
    ...(mainCategoryId !== undefined && isIn(product, mainCategoryId) && { mainCategoryId }),
    ...(fields.has('BREADCRUMBS_INFO') && {
      breadcrumbsInfo: {
        breadcrumbs: mainCategory
          ? [{ categoryId: mainCategory.id, categoryName: mainCategory.name, categorySlug: mainCategory.slug }]
          : [],
      },
    }),
  }
}

/** The collection that the breadcrumbs of a product lead to: its main one or, without any, the first. */
export const mainCategoryOf = (product: Pick<Product, 'collectionIds' | 'doc'>): string => {
  const { mainCategoryId } = product.doc
  return mainCategoryId !== undefined && isIn(product, mainCategoryId) ? mainCategoryId : (product.collectionIds[0] ?? allProductsId)
}

const isIn = ({ collectionIds }: Pick<Product, 'collectionIds'>, id: string): boolean => id === allProductsId || collectionIds.includes(id)
