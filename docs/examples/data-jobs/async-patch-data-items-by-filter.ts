import type { Client } from '@stoa/sdk'

/** Start a job that adds the genre "rare" to all books out of print. */
export async function asyncPatchDataItemsByFilter(stoa: Client) {
  const { jobId } = await stoa.dataJobs.asyncPatchDataItemsByFilter({
    dataCollectionId: 'Books',
    filter: { inPrint: false },
    fieldModifications: [{ action: 'APPEND_TO_ARRAY', fieldPath: 'genres', appendToArrayOptions: { value: 'rare' } }],
  })
  return jobId
}
