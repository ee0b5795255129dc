import { Type } from 'typebox'
import { BulkResultsOf, entryNow, returnEntity } from '../bulk-results.ts'
import { call } from '../call.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { EntityRevision } from '../products-v3/product.ts'
import { field, maybe, maybeNull, Nullable, Shape } from '../scalars.ts'
import { categoriesReader, categoriesWriter, categoryId, mugs, stores } from './area.ts'
import { Category, CategoryChanges, requestedFields } from './category.ts'
import {
  allProductsProblem,
  changeProblems,
  hiddenParent,
  missingCategory,
  moveProblems,
  parentProblems,
  revisionProblem,
  showProblems,
  treeProblems,
} from './problems.ts'
import { TreeReference, treeReference } from './tree-reference.ts'

const writer = { ...categoriesWriter, permission: 'CATEGORIES.CATEGORY_UPDATE' } as const
const results = { category: maybe(Category, entryNow) }

export const listTrees = call({
  ...categoriesReader,
  method: 'GET',
  path: '/v1/categories/list-trees',
  summary: 'List the trees of categories.',
  request: Shape({}),
  response: Shape({ trees: field(Type.Array(TreeReference, { maxItems: 20 }), 'The tree of the shop.') }),
  problems: {},
  example: {},
})

export const moveCategory = call({
  ...categoriesWriter,
  permission: 'CATEGORIES.CATEGORY_MOVE',
  method: 'POST',
  path: '/v1/categories/{categoryId}/move',
  summary: 'Move a category in the tree.',
  description: 'Moves a category with all below it. Under a hidden category, they become hidden.',
  request: Shape({
    categoryId,
    treeReference,
    parentCategoryId: maybeNull(CollectionId, 'ID of the category to move it under. Null or absent: the top.'),
    position: field(Type.Enum(['FIRST', 'LAST', 'AFTER']), 'Its place among the categories there.'),
    moveAfterCategoryId: maybeNull(CollectionId, 'Of AFTER: ID of the category that it comes after.'),
  }),
  response: Shape({
    parentCategoryId: maybe(Nullable(CollectionId), 'ID of the category above. Null at the top.'),
    categoriesAfterMove: field(Type.Array(CollectionId, { maxItems: 100 }), 'IDs of the categories there, in their order, up to 100.'),
  }),
  problems: { ...treeProblems, ...missingCategory, ...allProductsProblem, ...parentProblems, ...moveProblems },
  example: { categoryId: mugs, treeReference: stores, position: 'FIRST' },
})

export const updateCategoryVisibility = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/categories/visibility',
  summary: 'Show or hide a category.',
  description: 'With a category, all below it are hidden. They stay hidden when it is shown.',
  request: Shape({
    categoryId,
    visible: field(Type.Boolean(), 'Whether shoppers can see it.'),
    treeReference,
    revision: field(EntityRevision, 'Revision that was read.'),
    fields: requestedFields,
  }),
  response: Shape({ category: field(Category, 'The category as it is now.') }),
  problems: { ...treeProblems, ...missingCategory, ...hiddenParent, ...revisionProblem },
  example: { categoryId: mugs, visible: false, treeReference: stores, revision: '1' },
})

export const bulkShowCategories = call({
  ...writer,
  method: 'POST',
  path: '/v1/bulk/categories/show',
  summary: 'Show several categories.',
  description:
    'Shows up to 100 categories. Each is shown or fails individually; one under a category that is shown with it can be shown too.',
  request: Shape({
    categoryIds: field(Type.Array(CollectionId, { minItems: 1, maxItems: 100 }), 'IDs of the categories.'),
    treeReference,
    returnEntity,
    fields: requestedFields,
  }),
  response: BulkResultsOf(showProblems, results),
  problems: treeProblems,
  example: { categoryIds: [mugs], treeReference: stores },
})

export const bulkUpdateCategories = call({
  ...writer,
  method: 'POST',
  path: '/v1/bulk/categories/update',
  summary: 'Update several categories.',
  description:
    'Changes up to 100 categories in their order. Each is changed or fails individually; a later change of a category has to name the revision after the earlier one.',
  request: Shape({
    categories: field(
      Type.Array(Shape({ category: field(CategoryChanges, 'The fields to change, with ID and revision.') }), {
        minItems: 1,
        maxItems: 100,
      }),
      'The changes, up to 100.',
    ),
    treeReference,
    returnEntity,
    fields: requestedFields,
  }),
  response: BulkResultsOf(changeProblems, results),
  problems: treeProblems,
  example: { categories: [{ category: { id: mugs, revision: '1', name: 'Cups' } }], treeReference: stores },
})
