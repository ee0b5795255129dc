import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Free, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { AggregatedSearch, AggregationData, SearchDetails } from '../search.ts'
import { categoryId, categoriesReader, categoriesWriter, CategoryPage, mugs, stores, withHidden } from './area.ts'
import { Category, CategoryChanges, NewCategory, requestedFields } from './category.ts'
import { categoriesFilterable } from './filterable.ts'
import {
  allProductsProblem,
  changeProblems,
  hiddenParent,
  imageProblem,
  limitProblems,
  managedProblem,
  missingCategory,
  parentProblems,
  slugProblems,
  treeProblems,
} from './problems.ts'
import { treeReference } from './tree-reference.ts'

export * from './item-calls.ts'
export * from './tree-calls.ts'

const Answer = Shape({ category: field(Category, 'The category as it is now.') })
const hidden = 'Hidden categories are returned to owners and apps only.'

export const createCategory = call({
  ...categoriesWriter,
  permission: 'CATEGORIES.CATEGORY_CREATE',
  method: 'POST',
  path: '/v1/categories',
  summary: 'Create a category.',
  description:
    'Creates a category after those under the same one. Under a hidden category, it has to be hidden. An app can be the managing app of its own categories only.',
  request: Shape({ category: field(NewCategory, 'Category to create.'), treeReference, fields: requestedFields }),
  response: Answer,
  problems: {
    ...treeProblems,
    ...slugProblems,
    ...parentProblems,
    ...hiddenParent,
    ...limitProblems,
    ...imageProblem,
    ...managedProblem,
  },
  example: { category: { name: 'Tall mugs', parentCategory: { id: mugs } }, treeReference: stores },
})

export const getCategory = call({
  ...categoriesReader,
  method: 'GET',
  path: '/v1/categories/{categoryId}',
  summary: 'Get a category.',
  description: hidden,
  request: Shape({ categoryId, treeReference, fields: requestedFields }),
  response: Answer,
  problems: { ...treeProblems, ...missingCategory },
  example: { categoryId: mugs, treeReference: stores, fields: ['BREADCRUMBS_INFO'] },
})

export const getCategoryBySlug = call({
  ...categoriesReader,
  method: 'GET',
  path: '/v1/categories/slug/{slug}',
  summary: 'Get a category by its slug.',
  description: hidden,
  request: Shape({ slug: field(Text(100, 1), 'Last part of the address of the category’s page.'), treeReference, fields: requestedFields }),
  response: Answer,
  problems: { ...treeProblems, ...missingCategory },
})

export const updateCategory = call({
  ...categoriesWriter,
  permission: 'CATEGORIES.CATEGORY_UPDATE',
  method: 'PATCH',
  path: '/v1/categories/{category.id}',
  summary: 'Update a category.',
  description: 'Changes the fields that are sent; null clears a value. Place, visibility and managing app can’t be changed with this call.',
  request: Shape({
    category: field(CategoryChanges, 'The fields to change, with ID and revision.'),
    treeReference,
    fields: requestedFields,
  }),
  response: Answer,
  problems: { ...treeProblems, ...changeProblems },
  example: { category: { id: mugs, revision: '1', description: 'To drink from.' }, treeReference: stores },
})

export const deleteCategory = call({
  ...categoriesWriter,
  permission: 'CATEGORIES.CATEGORY_DELETE',
  method: 'DELETE',
  path: '/v1/categories/{categoryId}',
  summary: 'Delete a category.',
  description: 'Deletes a category and all below it. Their products stay in the shop.',
  request: Shape({ categoryId, treeReference }),
  response: Shape({}),
  problems: { ...treeProblems, ...missingCategory, ...allProductsProblem, ...managedProblem },
  example: { categoryId: mugs, treeReference: stores },
})

export const queryCategories = call({
  ...categoriesReader,
  method: 'POST',
  path: '/v1/categories/query',
  summary: 'Query categories.',
  description: `Returns categories in pages of up to 1,000. ${hidden}`,
  request: Shape({ query: maybeNull(CategoryPage.query, 'Filter, sort and page.'), treeReference, ...withHidden, fields: requestedFields }),
  response: Shape(CategoryPage.response),
  problems: treeProblems,
  filterable: categoriesFilterable,
  example: { query: { sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }] }, treeReference: stores },
})

export const searchCategories = call({
  ...categoriesReader,
  method: 'POST',
  path: '/v1/categories/search',
  summary: 'Search categories.',
  description: `Finds categories by words and conditions, and aggregates all that were found. ${hidden}`,
  request: Shape({
    search: maybeNull(AggregatedSearch(1000), 'Words, conditions, sort, page and aggregations.'),
    treeReference,
    ...withHidden,
    fields: requestedFields,
  }),
  response: Shape({
    ...CategoryPage.response,
    aggregationData: maybe(AggregationData, 'Results of the aggregations. Absent without any, and on later pages.'),
  }),
  problems: treeProblems,
  filterable: categoriesFilterable,
  example: { search: { search: { expression: 'mug' } }, treeReference: stores },
})

export const countCategories = call({
  ...categoriesReader,
  method: 'POST',
  path: '/v1/categories/count',
  summary: 'Count categories.',
  request: Shape({
    filter: maybeNull(Free, 'Conditions by field, as in a search. All categories if absent.'),
    search: maybeNull(SearchDetails, 'Words that the categories must have.'),
    treeReference,
    ...withHidden,
  }),
  response: Shape({ count: field(Type.Integer({ minimum: 0 }), 'Number of categories.') }),
  problems: treeProblems,
  filterable: categoriesFilterable,
  example: { treeReference: stores },
})
