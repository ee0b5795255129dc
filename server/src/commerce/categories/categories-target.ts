import { categoriesFilterable } from '@stoa/contract/categories/filterable'
import { storesNamespace } from '@stoa/contract/categories/tree-reference'
import { bySubstrings } from '../../database/query/searchable.ts'
import { entityTarget } from '../../database/query/target.ts'
import { collectionKeyOf, wireIdOfKey } from '../collections/public.ts'

/** IDs of categories are stored as keys. */
const wireId = { toStored: collectionKeyOf, toText: wireIdOfKey }

/** The fields that queries and searches of categories can name. */
export const categoriesTarget = entityTarget({
  filterable: categoriesFilterable,
  id: { sql: 'collections.id', type: 'uuid' },
  columns: {
    id: { sql: 'collections.id', notNull: true, ...wireId },
    slug: { sql: 'collections.slug', notNull: true },
    'treeReference.appNamespace': { sql: `'${storesNamespace}'::text`, notNull: true },
    'treeReference.treeKey': 'null::text',
    visible: { sql: 'collections.visible', notNull: true },
    createdDate: { sql: 'collections.created_date', notNull: true },
    updatedDate: { sql: 'collections.updated_date', notNull: true },
    managingAppId: 'collections.managing_app_id',
    name: { sql: 'collections.name', notNull: true },
    'parentCategory.id': { sql: 'collections.parent_id', ...wireId },
    'parentCategory.index': { sql: 'collections.sibling_index', notNull: true, scale: 0 },
  },
})

/** The oldest ones first. */
export const defaultSort = [{ fieldName: 'createdDate', order: 'ASC' }] as const

/** In which fields of categories words are found. */
export const searchableCategories = bySubstrings({
  name: 'collections.name',
  description: "collections.doc ->> 'description'",
})
