import type { App } from '../../../kernel/app.ts'
import type { Job } from '../../../kernel/job.ts'
import type { JobKind } from '../../../kernel/queue.ts'
import { computeSalesOf } from './compute.ts'
import { periodsAt } from './periods.ts'
import { sitesWithSales } from './store.ts'

const kind: JobKind = { name: 'product-sales', key: ({ siteId }) => siteId }

/** Computes what recommendations of a site are read from. One process at a time does it for a site. */
export const computeSales: Job = {
  ...kind,
  retries: 3,
  run: ({ services: { database, now } }, { siteId }) => computeSalesOf({ db: database, siteId }, now()),
}

/** Adds the job of each site whose orders of the last year sold something, or which has something computed from earlier ones. */
export async function updateSales({ services: { database, queue, now } }: App): Promise<void> {
  for (const siteId of await sitesWithSales(database, periodsAt(now()))) await queue.add(database, kind, { siteId })
}
