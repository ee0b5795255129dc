import type { Static } from 'typebox'
import type {
  ProductsJob as WireJob,
  ProductsJobKind,
  ProductsJobStatus,
  productsJobProblems,
} from '@stoa/contract/products-v3/products-job'

/** A kind of job with its request as it was sent. It is checked and authorized again for every batch. */
export interface JobRequest<Request = unknown> {
  kind: ProductsJobKind
  request: Request
}

/** The caller of the call, without the permissions at the time. */
export interface Requester {
  kind: 'owner' | 'app'
  id: string
  apiKeyId: string | null
}

export type ProductsJobProblem = keyof typeof productsJobProblems

/** Why a product, or one of its inventory items, stays as it is. */
export interface Failure {
  productId: string
  inventoryItemId?: string
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
export interface OpenJob extends JobRequest, Totals {
  siteId: string
  id: string
  asker: Requester
  requestId: string
  /** The last entry that was reached. */
  afterId: string
  attempts: number
  /** Entries that are newer are left alone. */
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
  failures: Failure[]
  failure: JobFailure | null
}
