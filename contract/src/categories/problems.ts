import type { Problems } from '../call.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { field, Shape, Text } from '../scalars.ts'
import { categoriesMax, levelsMax } from './limits.ts'

export const treeProblems = {
  TREE_NOT_FOUND: { status: 404, message: 'No tree of categories with this name exists.' },
} as const satisfies Problems

export const missingCategory = {
  CATEGORY_NOT_FOUND: { status: 404, message: 'No category with this ID exists.' },
} as const satisfies Problems

export const allProductsProblem = {
  ALL_PRODUCTS_FIXED: {
    status: 409,
    message: 'The category “All Products” holds all products, at the top. It can’t be deleted, and its address and products can’t change.',
  },
} as const satisfies Problems

export const slugProblems = {
  DUPLICATE_SLUG: {
    status: 409,
    message: 'Another category has this address.',
    data: Shape({ existingCategoryId: field(CollectionId, 'ID of the category that has it.') }),
  },
} as const satisfies Problems

export const parentProblems = {
  PARENT_CATEGORY_NOT_IN_TREE: { status: 404, message: 'The category above doesn’t exist.' },
  CATEGORY_DEPTH_LIMIT_EXCEEDED: { status: 409, message: `The tree can have up to ${levelsMax} levels.` },
} as const satisfies Problems

export const hiddenParent = {
  PARENT_CATEGORY_HIDDEN: { status: 409, message: 'The category above is hidden. Show that one first.' },
} as const satisfies Problems

export const limitProblems = {
  CATEGORIES_LIMIT_PER_TREE_EXCEEDED: { status: 409, message: `A shop can have up to ${categoriesMax} categories.` },
} as const satisfies Problems

export const managedProblem = {
  MANAGED_CATEGORY_OPERATION_NOT_ALLOWED: { status: 403, message: 'Only the app that manages this category can do this.' },
} as const satisfies Problems

export const revisionProblem = {
  INVALID_REVISION: { status: 409, message: 'The category has changed since it was read. Read it again.' },
} as const satisfies Problems

export const imageProblem = {
  MEDIA_NOT_FOUND: {
    status: 404,
    message: 'No public picture with this ID is in the media library.',
    data: Shape({ mediaId: field(Text(500), 'ID of the file.') }),
  },
} as const satisfies Problems

/** Why a category can't be changed as it is sent: the problems of the call, or of one entry of a bulk call. */
export const changeProblems = {
  ...missingCategory,
  ...allProductsProblem,
  ...slugProblems,
  ...revisionProblem,
  ...imageProblem,
  UPDATE_OF_FIELD_NOT_ALLOWED: {
    status: 400,
    message: 'Place, visibility and managing app of a category can’t be changed with this call. Send them as they are, or not at all.',
    data: Shape({ fieldName: field(Text(100), 'Name of the field that differs.') }),
  },
} as const satisfies Problems

/** Why one of several categories can't be shown. */
export const showProblems = { ...missingCategory, ...hiddenParent } as const satisfies Problems

export const moveProblems = {
  TREE_CYCLE_DETECTED: { status: 409, message: 'A category can’t be moved into itself or into one below it.' },
  MISSING_AFTER_CATEGORY: { status: 400, message: 'With AFTER, name the category that it comes after.' },
  AFTER_CATEGORY_NOT_IN_PARENT: { status: 409, message: 'The category to come after isn’t under the same one.' },
} as const satisfies Problems

export const itemProblems = {
  ITEM_NOT_FOUND: { status: 404, message: 'No product with this reference exists.' },
  CATEGORY_HAS_RULES: { status: 409, message: 'Rules decide which products are in this category. Change the rules instead.' },
} as const satisfies Problems

/** Why an item can't be added to a category, or removed from it. */
export const itemChangeProblems = {
  ...missingCategory,
  ...allProductsProblem,
  ...managedProblem,
  ...itemProblems,
} as const satisfies Problems

export const arrangedProblem = {
  ITEM_NOT_IN_CATEGORY: { status: 409, message: 'An item isn’t in the category.' },
} as const satisfies Problems
