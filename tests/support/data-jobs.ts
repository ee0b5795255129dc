import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { dataCollections, dataJobs } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import { stepJob } from '../../server/src/content/data-jobs/step.ts'
import type { Services } from '../../server/src/kernel/context.ts'
import { makeTestSite, type TestSite } from './site.ts'

type JobStatus = ResponseOf<typeof dataJobs.getAsyncJobStatus>
type Collection = RequestOf<typeof dataCollections.createDataCollection>['collection']

/** A site whose clock is days ahead: servers that run beside a test on the same database don't take its jobs. */
export async function siteAhead(days: number): Promise<TestSite> {
  const site = await makeTestSite({ rateLimits: 'off' })
  site.clock.now = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  return site
}

/** A new collection of numbered items without a `total`. */
export async function ledgerOf(site: TestSite, count: number, collection: Partial<Collection> = {}): Promise<{ dataCollectionId: string }> {
  const dataCollectionId = `Ledger-${randomUUID()}`
  const { dataCollections, dataItems } = site.as(site.owner())
  await dataCollections.createDataCollection({ collection: { id: dataCollectionId, ...collection } })
  for (let from = 0; from < count; from += 1000) {
    const items = Array.from({ length: Math.min(1000, count - from) }, (_, n) => ({ id: idOf(from + n), data: { n: from + n, total: 0 } }))
    await dataItems.bulkInsertDataItems({ dataCollectionId, dataItems: items })
  }
  return { dataCollectionId }
}

/** The id of an item in such a collection. Ids sort like the numbers. */
export const idOf = (n: number): string => `item-${String(n).padStart(7, '0')}`

export const plusOne = [{ action: 'INCREMENT_FIELD' as const, fieldPath: 'total', incrementFieldOptions: { value: 1 } }]

/** Runs one batch of a job. False if the job has ended. */
export const step = ({ app, siteId }: TestSite, jobId: string, services: Services = app.services): Promise<boolean> =>
  stepJob(services, { siteId, id: jobId })

export const statusOf = (site: TestSite, jobId: string): Promise<JobStatus> => site.as(site.owner()).dataJobs.getAsyncJobStatus({ jobId })

export const hasEnded = ({ status }: JobStatus): boolean => status === 'SUCCEEDED' || status === 'FAILED'

/** Runs a job to its end, batch by batch. */
export async function worked(site: TestSite, jobId: string): Promise<JobStatus> {
  for (;;) {
    while (await step(site, jobId));
    const status = await statusOf(site, jobId)
    // Otherwise another process is working on it.
    if (hasEnded(status)) return status
    await pause(20)
  }
}

/** The number of items of a collection by `total`. */
export async function totalsOf(site: TestSite, in_: { dataCollectionId: string }): Promise<Record<string, number>> {
  const aggregation = { groupingFields: ['total'], operations: [{ resultFieldName: 'items', itemCount: {} }] }
  const { results } = await site.as(site.owner()).dataItems.aggregateDataItems({ ...in_, aggregation, sort: [{ fieldName: 'total' }] })
  return Object.fromEntries(
    results.map((group) => [String((group._id as { total?: unknown }).total), (group as unknown as { items: number }).items]),
  )
}
