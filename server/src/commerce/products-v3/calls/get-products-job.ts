import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findJob, presentJob } from '../../catalogue-jobs/public.ts'

export const getProductsJob: Handler<typeof productsV3.getProductsJob> = async (context, { jobId }) => ({
  job: presentJob((await findJob(context, jobId)) ?? refuse('JOB_NOT_FOUND')),
})
