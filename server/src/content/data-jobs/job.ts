import type { Static } from 'typebox'
import type { dataJobs } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { DataJobFailure, DataJobStatus } from '@stoa/contract/data-jobs/data-job'
import type { CallerIdentity } from '../../kernel/identity.ts'

export type JobFailure = Static<typeof DataJobFailure>

/** What is to be done to each item: a patch, or it is taken away. */
export type JobKind = 'PATCH' | 'REMOVE'
type Patch = RequestOf<typeof dataJobs.asyncPatchDataItemsByFilter>

/** What was asked for, as it was asked: it is read, and judged, each time anew. */
export interface JobRequest {
  kind: JobKind
  request: Omit<Patch, 'fieldModifications'> & Partial<Pick<Patch, 'fieldModifications'>>
}

/** Who asked, without what they might do then. */
export interface Requester {
  kind: CallerIdentity['kind']
  id: string
  apiKeyId: string | null
}

/** A job that has not ended. */
export interface DataJob extends JobRequest {
  siteId: string
  id: string
  asker: Requester
  /** What the items stood under that were meant. */
  itemsId: string
  /** The last item that was looked at. */
  afterId: string
  /** The last item there was. */
  untilId: string
  attempts: number
  /** Of an item: the job goes as far as this, and no further. */
  failure: JobFailure | null
  requestId: string
}

export interface JobStatus {
  status: DataJobStatus
  successCount: number
  failure: JobFailure | null
}
