import { Type } from 'typebox'
import { CollectionId } from '../collections/collection-id.ts'
import { CursorPaging, Cursors, Sorting } from '../query.ts'
import { field, Free, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
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
  query: Shape({
    filter: maybeNull(Free, 'Conditions by field, such as `{ "parentCategory.id": "…" }`. All entries if absent.'),
    sort: maybe(Type.Array(Sorting, { maxItems: 5 }), 'Fields to sort by, the most important first.'),
    cursorPaging: maybeNull(
      Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 1000), 'Entries per page, at most 1,000. 50 by default.') }),
      'Size of the page, or the cursor of the next one, sent alone.',
    ),
  }),
  response: {
    categories: field(Type.Array(Category, { maxItems: 1000 }), 'The categories of this page.'),
    pagingMetadata: field(
      Shape({
        count: field(Whole(0, 1000), 'Number of entries on this page.'),
        cursors: field(Cursors, 'Cursors of the neighbouring pages.'),
        hasNext: field(Type.Boolean(), 'Whether there is another page.'),
      }),
      'Size of the page and what comes next.',
    ),
  },
}
