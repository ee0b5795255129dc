import type { Breadcrumbs } from '../answers.ts'
import { allProductsId } from '../collections/all-products.ts'
import { paths } from '../paths.ts'

/** The collections from the top to the main one of a product, for the breadcrumbs. */
export const trailOf = (breadcrumbs: Breadcrumbs): { path: string; name: string }[] =>
  breadcrumbs.flatMap(({ categoryId, categoryName: name = '', categorySlug = '' }) =>
    categoryId === allProductsId ? [] : [{ path: paths.collection(categorySlug), name }],
  )
