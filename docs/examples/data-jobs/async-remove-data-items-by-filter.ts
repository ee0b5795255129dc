import type { Client } from '@stoa/sdk'

/** Start a job that removes all books from before 2000 that are out of print. */
export async function asyncRemoveDataItemsByFilter(stoa: Client) {
  const { jobId } = await stoa.dataJobs.asyncRemoveDataItemsByFilter({
    dataCollectionId: 'Books',
    filter: { inPrint: false, year: { $lt: 2000 } },
  })
  return jobId
}
