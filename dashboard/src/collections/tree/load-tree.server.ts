import { storesNamespace } from '@stoa/contract/categories/tree-reference'
import type { Client } from '@stoa/sdk'
import { pictureOf } from '../../products/thumbnail.tsx'
import type { Node } from './collection-tree.ts'

export const treeReference = { appNamespace: storesNamespace }

/** The request of the tree, one page of which has as many collections as a shop usually can have. */
export const treeRequest = {
  query: { sort: [{ fieldName: 'parentCategory.index', order: 'ASC' as const }], cursorPaging: { limit: 1000 } },
  treeReference,
  returnNonVisibleCategories: true,
}

/** How many pages are read. Only shops that were filled by other calls have more than one. */
const pagesMax = 10

export interface TreeCollection extends Node {
  name: string
  slug: string
  picture: ReturnType<typeof pictureOf>
  /** Number of its own products. */
  products: number
}

/** All collections of the shop. Siblings are in their order. */
export async function loadTree({ categories }: Client): Promise<TreeCollection[]> {
  const nodes: TreeCollection[] = []
  let cursor: string | undefined
  for (let page = 0; page < pagesMax; page++) {
    const request = cursor === undefined ? treeRequest : { ...treeRequest, query: { cursorPaging: { cursor, limit: 1000 } } }
    const { categories: found, pagingMetadata } = await categories.queryCategories(request)
    nodes.push(...found.map(treeCollection))
    cursor = pagingMetadata.hasNext ? (pagingMetadata.cursors.next ?? undefined) : undefined
    if (cursor === undefined) break
  }
  return nodes
}

type Category = Awaited<ReturnType<Client['categories']['queryCategories']>>['categories'][number]

const treeCollection = ({ id, name, slug, visible, itemCounter, parentCategory, image }: Category): TreeCollection => ({
  id: id!,
  parentId: parentCategory?.id ?? null,
  name: name ?? '',
  slug: slug ?? '',
  isVisible: visible === true,
  products: itemCounter ?? 0,
  picture: pictureOf(image ? { image } : undefined),
})
