import { findFiles } from '../../content/files/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { Product } from '../catalogue/public.ts'
import { findCollectionNames } from '../collections/public.ts'
import { mainCategoryOf } from './present/categories.ts'
import type { Related, View } from './present/view.ts'

type Described = Pick<Product, 'id' | 'collectionIds' | 'doc'>

/** What products show of other entities, by their IDs: read for all products together, and only if the view has it. */
export async function findRelated(context: Context, products: readonly Described[], view: View): Promise<ReadonlyMap<string, Related>> {
  const [categories, files] = await Promise.all([categoriesOf(context, products, view), filesOf(context, products, view)])
  return new Map(
    products.map((product) => {
      const mainCategory = categories.get(mainCategoryOf(product))
      const file = product.doc.fileId === undefined ? undefined : files.get(product.doc.fileId)
      return [product.id, { ...(mainCategory && { mainCategory }), ...(file && { file }) }]
    }),
  )
}

async function categoriesOf(context: Context, products: readonly Described[], { fields }: View) {
  const ids = fields.has('BREADCRUMBS_INFO') ? [...new Set(products.map(mainCategoryOf))] : []
  const found = ids.length > 0 ? await findCollectionNames(context, ids) : []
  return new Map(found.map((one) => [one.id, one]))
}

/** Whether the view has anything of other entities. */
export const showsRelated = (view: View): boolean => view.fields.has('BREADCRUMBS_INFO') || showsFiles(view)

const showsFiles = ({ fields, isShop, hasVariants }: View): boolean => isShop && (hasVariants || fields.has('MIN_PRICE_VARIANT'))

async function filesOf(context: Context, products: readonly Described[], view: View) {
  const ids = showsFiles(view) ? [...new Set(products.flatMap(({ doc }) => doc.fileId ?? []))] : []
  const found = ids.length > 0 ? await findFiles(context, ids) : []
  return new Map(found.map(({ id, displayName, sizeBytes, mediaType }) => [id, { id, displayName, sizeBytes, mediaType }]))
}
