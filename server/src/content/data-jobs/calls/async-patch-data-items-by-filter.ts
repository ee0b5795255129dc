import type { dataJobs } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../begin.ts'

export const asyncPatchDataItemsByFilter: Handler<typeof dataJobs.asyncPatchDataItemsByFilter> = (context, request) =>
  beginJob(context, { kind: 'PATCH', request })
