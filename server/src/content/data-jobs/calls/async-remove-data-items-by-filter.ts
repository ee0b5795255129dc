import type { dataJobs } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../begin.ts'

export const asyncRemoveDataItemsByFilter: Handler<typeof dataJobs.asyncRemoveDataItemsByFilter> = (context, request) =>
  beginJob(context, { kind: 'REMOVE', request })
