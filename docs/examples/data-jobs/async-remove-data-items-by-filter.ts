import type { Client } from '@stoa/sdk'

/** Books that nobody has printed in this century go. */
export async function asyncRemoveDataItemsByFilter(stoa: Client) {
  const { jobId } = await stoa.dataJobs.asyncRemoveDataItemsByFilter({
    dataCollectionId: 'Books',
    filter: { inPrint: false, year: { $lt: 2000 } },
  })
  return jobId
}
