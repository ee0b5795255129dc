import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { inventoryJobProblems } from '../inventory-v3/problems.ts'
import { field, Free, Guid, Instant, maybe, Shape } from '../scalars.ts'
import { transitions } from '../transitions.ts'
import { writeProblems } from './problems.ts'
import { sectionProblems, tagsProblems } from './write-calls.ts'

/** WAITING: the job hasn't begun. RUNNING: it has changed its first products. FINISHED: it has reached all products. FAILED: it stopped earlier; what it has
 *  changed remains (decision 0145). */
export const productsJobStatuses = ['WAITING', 'RUNNING', 'FINISHED', 'FAILED'] as const
export type ProductsJobStatus = (typeof productsJobStatuses)[number]

/** Statuses of a job that changes products. The last two are final. */
export const productsJobTransitions = transitions<ProductsJobStatus>({ states: productsJobStatuses, begins: ['WAITING'] })({
  advance: { from: ['WAITING', 'RUNNING'], to: 'RUNNING' },
  finish: { from: ['WAITING', 'RUNNING'], to: 'FINISHED' },
  fail: { from: ['WAITING', 'RUNNING'], to: 'FAILED' },
})

/** What a job does to each product, or to each of its variants or inventory items. */
export const productsJobKinds = [
  'UPDATE_PRODUCTS',
  'DELETE_PRODUCTS',
  'ADD_INFO_SECTIONS',
  'REMOVE_INFO_SECTIONS',
  'ADD_TO_CATEGORIES',
  'REMOVE_FROM_CATEGORIES',
  'UPDATE_TAGS',
  'UPDATE_VARIANTS',
  'ADJUST_VARIANTS',
  'UPDATE_INVENTORY',
  'ADJUST_INVENTORY',
  'DELETE_INVENTORY',
  'CREATE_INVENTORY',
] as const
export type ProductsJobKind = (typeof productsJobKinds)[number]

/** Maximum number of waiting and running jobs of a site. */
export const openProductsJobsMax = 20

/** How long the state of a job is available after its end. */
export const productsJobRetentionDays = 30

/** Number of failed products that a job names. */
export const productsJobFailuresMax = 100

export const productsJobsFull = {
  JOBS_LIMIT_REACHED: { status: 429, message: 'The queue has reached its limit of jobs. Try again when one has finished.' },
} as const satisfies Problems

export const categoryProblems = {
  CATEGORY_NOT_FOUND: writeProblems.CATEGORY_NOT_FOUND,
  MANAGED_CATEGORY_OPERATION_NOT_ALLOWED: {
    status: 403,
    message:
      'Products can’t be added to this category or removed from it: it has all products, those that meet its rules, or those that an app chooses.',
  },
} as const satisfies Problems

/** Why a job can't change a product. */
export const productsJobProblems = {
  ...writeProblems,
  ...inventoryJobProblems,
  TOO_MANY_INFO_SECTIONS_ERROR: sectionProblems.TOO_MANY_INFO_SECTIONS_ERROR,
  TOO_MANY_TAGS: tagsProblems.TOO_MANY_TAGS,
  INVALID_ARGUMENT: { status: 400, message: 'The fields that were sent don’t fit this product.' },
  ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE: { status: 400, message: 'The price of a variant would be negative or too high.' },
  ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE: {
    status: 400,
    message: 'The price of a variant before its reduction would be negative or too high.',
  },
  ADJUSTED_COST_OUT_OF_RANGE: { status: 400, message: 'The cost of a variant would be negative or too high.' },
} as const satisfies Problems

/** A job's `failure` after all attempts of the server failed. */
export const productsJobAttemptsExhausted = { code: 'JOB_GAVE_UP', description: 'The job failed after several attempts.' } as const

const Count = Type.Integer({ minimum: 0 })

/** A job that changes all products, or inventory items, that meet conditions. */
export const ProductsJob = Shape({
  id: field(Guid, 'ID of the job.'),
  kind: field(Type.Enum([...productsJobKinds]), 'What it does to each product or, INVENTORY, to each inventory item.'),
  status: field(
    Type.Enum([...productsJobStatuses]),
    'WAITING: hasn’t begun. RUNNING: has changed its first ones. FINISHED: has reached all. FAILED: stopped earlier; changes until then remain.',
  ),
  createdDate: field(Instant, 'When the job was created.'),
  startedDate: maybe(Instant, 'When it began. Absent while it waits.'),
  finishedDate: maybe(Instant, 'When it finished or failed. Absent until then.'),
  totals: field(
    Shape({
      found: field(Count, 'Number of products, variants or inventory items that met the conditions when the job began. 0 while it waits.'),
      succeeded: field(Count, 'Number of those that meet the request now: changed, or left as they already were so.'),
      failed: field(Count, 'Number of those that couldn’t be changed.'),
    }),
    'Numbers so far.',
  ),
  failures: field(
    Type.Array(
      Shape({
        productId: field(Guid, 'ID of the product.'),
        inventoryItemId: maybe(Guid, 'ID of the inventory item, in jobs that change inventory items.'),
        code: field(Type.Enum(Object.keys(productsJobProblems) as (keyof typeof productsJobProblems)[]), 'Code of the error.'),
        message: field(Type.String(), 'Why it couldn’t be changed.'),
        data: maybe(Free, 'Values that belong to the error.'),
      }),
      { maxItems: productsJobFailuresMax },
    ),
    `The first ${productsJobFailuresMax} that couldn’t be changed.`,
  ),
  failure: maybe(
    Shape({
      code: field(Type.String(), 'Code of the error, such as `CATEGORY_NOT_FOUND`.'),
      description: field(Type.String(), 'What went wrong, as a sentence.'),
    }),
    'Why the job stopped before its end. Absent if it didn’t.',
  ),
})
