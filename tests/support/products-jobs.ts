import { setTimeout as pause } from 'node:timers/promises'
import type { productsV3 } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { ApiError } from '@stoa/sdk'
import { catalogueTasks } from '../../server/src/areas.ts'
import { stepJob } from '../../server/src/commerce/catalogue-jobs/step.ts'
import { openJobs } from '../../server/src/commerce/catalogue-jobs/store.ts'
import type { Services } from '../../server/src/kernel/context.ts'
import type { TestSite } from './site.ts'

export type ProductsJob = ResponseOf<typeof productsV3.getProductsJob>['job']

/** Runs one batch of a job. False if the job has ended. */
export const step = ({ app, siteId }: TestSite, jobId: string, services: Services = app.services): Promise<boolean> =>
  stepJob(services, { siteId, id: jobId }, catalogueTasks)

export const jobOf = async (site: TestSite, jobId: string): Promise<ProductsJob> =>
  (await site.as(site.owner()).productsV3.getProductsJob({ jobId })).job

export const hasEnded = ({ status }: ProductsJob): boolean => status === 'FINISHED' || status === 'FAILED'

/** Runs a job to its end, batch by batch. */
export async function worked(site: TestSite, jobId: string): Promise<ProductsJob> {
  for (;;) {
    while (await step(site, jobId));
    const job = await jobOf(site, jobId)
    // Otherwise another process is working on it.
    if (hasEnded(job)) return job
    await pause(20)
  }
}

/** Runs all jobs of a site to their ends. */
export async function workAll(site: TestSite): Promise<void> {
  const open = (await openJobs(site.database, 1000)).filter(({ siteId }) => siteId === site.siteId)
  for (const { id } of open) while (await step(site, id));
}

/** The totals of the job that a call creates, once it has ended. */
export async function totalsOf(site: TestSite, begun: Promise<{ jobId: string }>): Promise<ProductsJob['totals']> {
  const { status, totals } = await worked(site, (await begun).jobId)
  if (status !== 'FINISHED') throw new Error(`the job ended as ${status}`)
  return totals
}

/** Why a job couldn't change products, by their IDs. */
export const failuresIn = ({ failures }: ProductsJob): Record<string, string> =>
  Object.fromEntries(failures.map(({ productId, code }) => [productId, code]))

/** Why a job couldn't change inventory items, by their IDs. */
export const itemFailuresIn = ({ failures }: ProductsJob): Record<string, string> =>
  Object.fromEntries(failures.map(({ inventoryItemId, code }) => [inventoryItemId, code]))

export const isRefused = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('was not refused')),
    (error: ApiError) => error,
  )
