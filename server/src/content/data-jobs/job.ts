import type { Static } from 'typebox'
import type { dataJobs } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { DataJobFailure, DataJobStatus } from '@stoa/contract/data-jobs/data-job'
import type { CallerIdentity } from '../../kernel/identity.ts'

export type JobFailure = Static<typeof DataJobFailure>

/** What is done to each item: a patch or a removal. */
export type JobKind = 'PATCH' | 'REMOVE'
type Patch = RequestOf<typeof dataJobs.asyncPatchDataItemsByFilter>

/** The request as it was sent. It is parsed and authorized again for every batch. */
export interface JobRequest {
  kind: JobKind
  request: Omit<Patch, 'fieldModifications'> & Partial<Pick<Patch, 'fieldModifications'>>
}

/** The requester, without their permissions at the time. */
export interface Requester {
  kind: CallerIdentity['kind']
  id: string
  apiKeyId: string | null
}

/** A job that hasn't ended. */
export interface DataJob extends JobRequest {
  siteId: string
  id: string
  asker: Requester
  /** The items id of the collection when the job was requested. */
  itemsId: string
  /** The last item that was examined. */
  afterId: string
  /** The last item when the job was requested. */
  untilId: string
  attempts: number
  /** The error of an item, at which the job stops. */
  failure: JobFailure | null
  requestId: string
}

export interface JobStatus {
  status: DataJobStatus
  successCount: number
  failure: JobFailure | null
}
