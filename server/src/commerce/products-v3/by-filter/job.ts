import type { Static } from 'typebox'
import type { productsV3 } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type {
  ProductsJob as WireJob,
  ProductsJobKind,
  ProductsJobStatus,
  productsJobProblems,
} from '@stoa/contract/products-v3/products-job'

type Calls = typeof productsV3

/** The request of each kind of job, as it was sent. */
export interface Requests {
  UPDATE_PRODUCTS: RequestOf<Calls['bulkUpdateProductsByFilter']>
  DELETE_PRODUCTS: RequestOf<Calls['bulkDeleteProductsByFilter']>
  ADD_INFO_SECTIONS: RequestOf<Calls['bulkAddInfoSectionsToProductsByFilter']>
  REMOVE_INFO_SECTIONS: RequestOf<Calls['bulkRemoveInfoSectionsFromProductsByFilter']>
  ADD_TO_CATEGORIES: RequestOf<Calls['bulkAddProductsToCategoriesByFilter']>
  REMOVE_FROM_CATEGORIES: RequestOf<Calls['bulkRemoveProductsFromCategoriesByFilter']>
  UPDATE_TAGS: RequestOf<Calls['bulkUpdateProductTagsByFilter']>
  UPDATE_VARIANTS: RequestOf<Calls['bulkUpdateProductVariantsByFilter']>
  ADJUST_VARIANTS: RequestOf<Calls['bulkAdjustProductVariantsByFilter']>
}

/** A kind of job with its request. It is checked and authorized again for every batch. */
export type JobRequest = { [Kind in ProductsJobKind]: { kind: Kind; request: Requests[Kind] } }[ProductsJobKind]

/** The caller of the call, without the permissions at the time. */
export interface Requester {
  kind: 'owner' | 'app'
  id: string
  apiKeyId: string | null
}

export type ProductsJobProblem = keyof typeof productsJobProblems

/** Why a product stays as it is. */
export interface ProductFailure {
  productId: string
  code: ProductsJobProblem
  data?: Record<string, unknown>
}

/** Why a job stopped before its end. */
export type JobFailure = NonNullable<Static<typeof WireJob>['failure']>

interface Totals {
  found: number
  succeeded: number
  failed: number
}

/** A job that hasn't ended. */
export type OpenJob = JobRequest &
  Totals & {
    siteId: string
    id: string
    asker: Requester
    requestId: string
    /** The last product that was reached. */
    afterId: string
    attempts: number
    /** Products that are newer are left alone. */
    createdDate: Date
    startedDate: Date | null
  }

/** The state of a job. */
export interface JobState extends Totals {
  id: string
  kind: ProductsJobKind
  status: ProductsJobStatus
  createdDate: Date
  startedDate: Date | null
  endedDate: Date | null
  failures: ProductFailure[]
  failure: JobFailure | null
}
