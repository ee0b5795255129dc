import { allProductsId } from '@stoa/contract/collections/all-products'
import { findFiles } from '../../content/files/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { Product } from '../catalogue/public.ts'
import { findCategories } from '../collections/public.ts'
import { categoriesOf } from './present/categories.ts'
import type { Related, View } from './present/view.ts'

type Described = Pick<Product, 'id' | 'collectionIds' | 'doc'>

/** What products show of other entities, by their IDs: read for all products together, and only if the view has it. */
export async function findRelated(context: Context, products: readonly Described[], view: View): Promise<ReadonlyMap<string, Related>> {
  const [categories, files] = await Promise.all([findRelatedCategories(context, products, view), filesOf(context, products, view)])
  return new Map(
    products.map((product) => {
      const file = product.doc.fileId === undefined ? undefined : files.get(product.doc.fileId)
      return [product.id, { ...(categories && { categories: categoriesOf(product, categories) }), ...(file && { file }) }]
    }),
  )
}

/** The categories of products and those above them, by their IDs. */
async function findRelatedCategories(context: Context, products: readonly Described[], view: View) {
  if (!showsCategories(view) || products.length === 0) return undefined
  const ids = [...new Set([...products.flatMap(({ collectionIds }) => collectionIds), allProductsId])]
  const productIds = view.fields.has('DIRECT_CATEGORIES_INFO') ? products.map(({ id }) => id) : []
  const found = await findCategories(context, { ids, productIds })
  return new Map(found.map((one) => [one.id, one]))
}

/** Whether the view has anything of other entities. */
export const showsRelated = (view: View): boolean => showsCategories(view) || showsFiles(view)

const categoryFields = ['DIRECT_CATEGORIES_INFO', 'ALL_CATEGORIES_INFO', 'BREADCRUMBS_INFO'] as const
const showsCategories = ({ fields }: View): boolean => categoryFields.some((field) => fields.has(field))

const showsFiles = ({ fields, isShop, hasVariants }: View): boolean => isShop && (hasVariants || fields.has('MIN_PRICE_VARIANT'))

async function filesOf(context: Context, products: readonly Described[], view: View) {
  const ids = showsFiles(view) ? [...new Set(products.flatMap(({ doc }) => doc.fileId ?? []))] : []
  const found = ids.length > 0 ? await findFiles(context, ids) : []
  return new Map(found.map(({ id, displayName, sizeBytes, mediaType }) => [id, { id, displayName, sizeBytes, mediaType }]))
}
