import type { dataJobs } from '@stoa/contract'
import type { Handler } from '../../../http/app.ts'
import { beginJob } from '../begin.ts'

export const asyncRemoveDataItemsByFilter: Handler<typeof dataJobs.asyncRemoveDataItemsByFilter> = (context, request) =>
  beginJob(context, { kind: 'REMOVE', request })
