import { Type } from 'typebox'
import { BulkResults, bulkTotals, outcomeError } from '../bulk-results.ts'
import { call } from '../call.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { CursorPaging, Cursors } from '../query.ts'
import { field, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { categoriesReader, categoriesWriter, categoryId, mugs, stores } from './area.ts'
import { arrangedItemsMax, categoriesOfItemMax } from './limits.ts'
import {
  allProductsProblem,
  arrangedProblem,
  itemChangeProblems,
  itemProblems,
  managedProblem,
  missingCategory,
  treeProblems,
} from './problems.ts'
import { ItemReference, Items, treeReference } from './tree-reference.ts'

/** A product in examples. */
const jug = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }

const CategoryIds = Type.Array(CollectionId, { minItems: 1, maxItems: 100 })
const OfCategories = BulkResults(itemChangeProblems)
const item = field(ItemReference, 'The item: its app and its ID there.')
const someItems = (limit: number) =>
  field(Type.Array(ItemReference, { minItems: 1, maxItems: limit }), `The items, up to ${limit.toLocaleString('en')}.`)
const wholeCategory = {
  ...treeProblems,
  ...missingCategory,
  ...allProductsProblem,
  ...managedProblem,
  CATEGORY_HAS_RULES: itemProblems.CATEGORY_HAS_RULES,
} as const
const OfItems = Shape({
  results: field(
    Type.Array(
      Shape({
        itemMetadata: field(
          Shape({
            item,
            originalIndex: field(Type.Integer({ minimum: 0 }), 'Index of the item in the request.'),
            success: field(Type.Boolean(), 'Whether the item was added or removed. True also if nothing had to change.'),
            error: outcomeError({ ITEM_NOT_FOUND: itemProblems.ITEM_NOT_FOUND }),
          }),
          'The item, its index and outcome.',
        ),
      }),
    ),
    'The outcome for each item.',
  ),
  bulkActionMetadata: bulkTotals,
})

export const bulkAddItemsToCategory = call({
  ...categoriesWriter,
  permission: 'CATEGORIES.CATEGORY_ADD_ITEM',
  method: 'POST',
  path: '/v1/bulk/categories/{categoryId}/add-items',
  summary: 'Add items to a category.',
  description: 'Adds products at the end. Those that it already has stay where they are.',
  request: Shape({ categoryId, items: someItems(1000), treeReference }),
  response: OfItems,
  problems: wholeCategory,
  example: { categoryId: mugs, items: [jug], treeReference: stores },
})

export const bulkRemoveItemsFromCategory = call({
  ...categoriesWriter,
  permission: 'CATEGORIES.CATEGORY_REMOVE_ITEM',
  method: 'POST',
  path: '/v1/bulk/categories/{categoryId}/remove-items',
  summary: 'Remove items from a category.',
  description: 'The products stay in the shop.',
  request: Shape({ categoryId, items: someItems(100), treeReference }),
  response: OfItems,
  problems: wholeCategory,
  example: { categoryId: mugs, items: [jug], treeReference: stores },
})

export const bulkAddItemToCategories = call({
  ...categoriesWriter,
  permission: 'CATEGORIES.CATEGORY_ADD_ITEM',
  method: 'POST',
  path: '/v1/bulk/categories/add-item',
  summary: 'Add an item to several categories.',
  request: Shape({ item, categoryIds: field(CategoryIds, 'IDs of the categories, up to 100.'), treeReference }),
  response: OfCategories,
  problems: treeProblems,
  example: { item: jug, categoryIds: [mugs], treeReference: stores },
})

export const bulkRemoveItemFromCategories = call({
  ...categoriesWriter,
  permission: 'CATEGORIES.CATEGORY_REMOVE_ITEM',
  method: 'POST',
  path: '/v1/bulk/categories/remove-item',
  summary: 'Remove an item from several categories.',
  request: Shape({ item, categoryIds: field(CategoryIds, 'IDs of the categories, up to 100.'), treeReference }),
  response: OfCategories,
  problems: treeProblems,
  example: { item: jug, categoryIds: [mugs], treeReference: stores },
})

export const bulkSetItemCategories = call({
  ...categoriesWriter,
  permission: 'CATEGORIES.ITEM_SET_CATEGORIES',
  method: 'POST',
  path: '/v1/bulk/categories/set-item-categories',
  summary: 'Set the categories of an item.',
  description:
    'Adds the item to the categories that are sent, and removes it from all others. Categories with rules decide for themselves.',
  request: Shape({
    item,
    categoryIds: maybe(Type.Array(CollectionId, { maxItems: categoriesOfItemMax }), 'IDs of its categories. None by default.'),
    treeReference,
  }),
  response: Shape({
    addResults: field(OfCategories.properties.results, 'The outcome for each category that it was added to.'),
    removeResults: field(OfCategories.properties.results, 'The outcome for each category that it was removed from.'),
    bulkActionMetadata: bulkTotals,
  }),
  problems: treeProblems,
  example: { item: jug, categoryIds: [mugs], treeReference: stores },
})

export const listItemsInCategory = call({
  ...categoriesReader,
  method: 'GET',
  path: '/v1/categories/{categoryId}/list-items',
  also: [['POST', '/v1/categories/{categoryId}/list-items']],
  summary: 'List the items of a category.',
  description: 'Returns visible products in pages of up to 100, those first that were added last. Owners and apps get hidden ones too.',
  request: Shape({
    categoryId,
    treeReference,
    cursorPaging: maybeNull(
      Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 100), 'Items per page, at most 100. 50 by default.') }),
      'Size of the page, or the cursor of the next one, sent alone.',
    ),
    useCategoryArrangement: maybe(Type.Boolean(), 'Whether the arranged items come first. False by default.'),
    includeItemsFromSubcategories: maybe(Type.Boolean(), 'Whether items of the categories below it are returned too. False by default.'),
  }),
  response: Shape({
    items: field(Items(100), 'The items of this page.'),
    pagingMetadata: field(
      Shape({
        count: field(Whole(0, 100), 'Number of items on this page.'),
        cursors: field(Cursors, 'Cursors of the neighbouring pages.'),
      }),
      'Size of the page and what comes next.',
    ),
  }),
  problems: { ...treeProblems, ...missingCategory },
  example: { categoryId: mugs, treeReference: stores },
})

export const listCategoriesForItem = call({
  ...categoriesReader,
  method: 'GET',
  path: '/v1/categories/list-categories-for-item',
  also: [['POST', '/v1/categories/list-categories-for-item']],
  summary: 'List the categories of an item.',
  description: 'Visible ones; owners and apps get hidden ones too.',
  request: Shape({ item, treeReference }),
  response: Shape({
    directCategoryIds: field(Type.Array(CollectionId), 'IDs of the categories that it was added to.'),
    allCategoryIds: field(Type.Array(CollectionId), 'IDs of these and all categories above them.'),
  }),
  problems: { ...treeProblems, ITEM_NOT_FOUND: itemProblems.ITEM_NOT_FOUND },
  example: { item: jug, treeReference: stores },
})

export const listCategoriesForItems = call({
  ...categoriesReader,
  method: 'GET',
  path: '/v1/categories/list-categories-for-items',
  also: [['POST', '/v1/categories/list-categories-for-items']],
  summary: 'List the categories of several items.',
  description: 'Items that don’t exist have none.',
  request: Shape({ items: field(Items(100), 'The items, up to 100.'), treeReference }),
  response: Shape({
    categoriesForItems: field(
      Type.Array(
        Shape({
          item,
          directCategoryIds: field(Type.Array(CollectionId), 'IDs of the categories that it was added to.'),
          indirectCategoryIds: field(Type.Array(CollectionId), 'IDs of the categories above them.'),
        }),
        { maxItems: 100 },
      ),
      'The categories of each item, in the order of the request.',
    ),
  }),
  problems: treeProblems,
  example: { items: [jug], treeReference: stores },
})

export const setArrangedItems = call({
  ...categoriesWriter,
  permission: 'CATEGORIES.CATEGORY_MOVE_ITEM',
  method: 'POST',
  path: '/v1/categories/{categoryId}/set-arranged-items',
  summary: 'Arrange the first items of a category.',
  description: 'Puts items at the start of the manual order, in the order that is sent, in place of those that were arranged before.',
  request: Shape({
    categoryId,
    treeReference,
    items: maybe(Items(arrangedItemsMax), `The items, up to ${arrangedItemsMax}. None by default.`),
  }),
  response: Shape({ items: field(Items(arrangedItemsMax), 'The arranged items.') }),
  problems: { ...wholeCategory, ...arrangedProblem },
  example: { categoryId: mugs, treeReference: stores, items: [jug] },
})

export const getArrangedItems = call({
  ...categoriesReader,
  method: 'GET',
  path: '/v1/categories/{categoryId}/arranged-items',
  summary: 'Get the arranged items of a category.',
  request: Shape({ categoryId, treeReference }),
  response: Shape({ items: field(Items(arrangedItemsMax), 'The arranged items, in their order.') }),
  problems: { ...treeProblems, ...missingCategory },
  example: { categoryId: mugs, treeReference: stores },
})
