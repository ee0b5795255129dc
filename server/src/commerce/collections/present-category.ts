import type { categories } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { storesNamespace } from '@stoa/contract/categories/tree-reference'
import { toWireImage } from '../../content/media/public.ts'
import { richContentOf } from '../../content/rich-content/public.ts'
import { coverOf, presentSeo, visiblePictures } from '../catalogue/public.ts'
import { collectionIdOf } from './collection-key.ts'
import type { Collection, CollectionRow, Link } from './collection.ts'

type Category = ResponseOf<typeof categories.getCategory>['category']

/** What is returned on request, and the categories above, which breadcrumbs show, by their keys. */
export interface CategoryView {
  baseUrl: string
  fields: ReadonlySet<string>
  above: ReadonlyMap<string, Link>
}

/** The tree of the shop. */
export const storesTree = { appNamespace: storesNamespace, treeKey: null }

/** A product as an item of a category. */
export const itemOf = (productId: string) => ({ catalogItemId: productId, appId: catalogueAppIds[0] })

/** A collection as a category: of its pictures the first, of its products the number. */
export function presentCategory(collection: Collection, { baseUrl, fields, above }: CategoryView): Category {
  const { id, revision, createdDate, updatedDate, name, slug, visible, numberOfProducts, managingAppId, doc } = collection
  const [picture] = visiblePictures(doc.media)
  return {
    id: collectionIdOf(id),
    revision: String(revision),
    createdDate: createdDate.toISOString(),
    updatedDate: updatedDate.toISOString(),
    name,
    slug,
    visible,
    itemCounter: numberOfProducts,
    parentCategory: parentOf(collection),
    treeReference: storesTree,
    ...(picture && { image: toWireImage(coverOf(picture), baseUrl) }),
    ...(managingAppId !== null && { managingAppId }),
    ...(doc.seo && { seoData: presentSeo(doc.seo) }),
    ...(doc.extendedFields && { extendedFields: doc.extendedFields }),
    ...(fields.has('DESCRIPTION') && { description: doc.description || null }),
    ...(fields.has('RICH_CONTENT_DESCRIPTION') && { richContentDescription: richDescriptionOf(collection) }),
    ...(fields.has('BREADCRUMBS_INFO') && { breadcrumbsInfo: { breadcrumbs: breadcrumbsOf(collection, above) } }),
  }
}

export const parentOf = ({ parentId, siblingIndex }: Pick<CollectionRow, 'parentId' | 'siblingIndex'>) => ({
  ...(parentId !== null && { id: collectionIdOf(parentId) }),
  index: siblingIndex,
})

const richDescriptionOf = ({ doc: { richDescription } }: Collection) => (richDescription ? richContentOf(richDescription) : null)

const breadcrumbsOf = ({ path }: Collection, above: CategoryView['above']) => path.flatMap((id) => above.get(id) ?? []).map(breadcrumbOf)

/** A category on the way to another one, or to a product. */
export const breadcrumbOf = ({ id, name, slug }: Link) => ({ categoryId: collectionIdOf(id), categoryName: name, categorySlug: slug })
