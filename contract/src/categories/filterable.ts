import { equality, ordering, wording, type Filterable, type Operator } from '../query.ts'

const any = ['hasSome'] as const satisfies readonly Operator[]
const date = { type: 'date', operators: [...ordering, ...any], sortable: true } as const

/** Fields that categories can be filtered and sorted by. */
export const categoriesFilterable = {
  id: { type: 'uuid', operators: [...equality, ...any] },
  slug: { type: 'text', operators: [...wording, ...any] },
  'treeReference.appNamespace': { type: 'text', operators: [...equality, ...any] },
  'treeReference.treeKey': { type: 'text', operators: [...equality, ...any] },
  visible: { type: 'boolean', operators: equality },
  createdDate: date,
  updatedDate: date,
  managingAppId: { type: 'uuid', operators: [...equality, ...any], sortable: true },
  name: { type: 'text', operators: [...wording, ...any], sortable: true },
  'parentCategory.id': { type: 'uuid', operators: [...equality, ...any], sortable: true },
  'parentCategory.index': { type: 'number', operators: [...ordering, ...any], sortable: true },
} as const satisfies Filterable
