import { Type } from 'typebox'
import { CollectionId } from '../collections/collection-id.ts'
import { CursorMetadata, CursorQuery } from '../query.ts'
import { field, maybe } from '../scalars.ts'
import { Category } from './category.ts'
import { storesNamespace } from './tree-reference.ts'

const source = 'wire: calls_extra, decision 0146'

export const categoriesReader = {
  family: 'categories',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'CATEGORIES.CATEGORY_READ',
  writes: false,
  source,
} as const
export const categoriesWriter = { family: 'categories', allow: ['owner', 'app'], writes: true, source } as const

export const categoryId = field(CollectionId, 'ID of the category.')
export const withHidden = {
  returnNonVisibleCategories: maybe(Type.Boolean(), 'Whether hidden categories are returned, to owners and apps. False by default.'),
}

/** The tree of the shop, and one of its categories, in examples. */
export const stores = { appNamespace: storesNamespace }
export const mugs = '30000000-0000-4000-8000-000000000001'

/** What lists of categories have in common. */
export const CategoryPage = {
  query: CursorQuery(1000, { filter: '{ "parentCategory.id": "…" }' }),
  response: {
    categories: field(Type.Array(Category, { maxItems: 1000 }), 'The categories of this page.'),
    pagingMetadata: field(CursorMetadata, 'Size of the page and what comes next.'),
  },
}
