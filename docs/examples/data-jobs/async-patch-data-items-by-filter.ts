import type { Client } from '@stoa/sdk'

/** Marks all books that are out of print as rare, however many there are. */
export async function asyncPatchDataItemsByFilter(stoa: Client) {
  const { jobId } = await stoa.dataJobs.asyncPatchDataItemsByFilter({
    dataCollectionId: 'Books',
    filter: { inPrint: false },
    fieldModifications: [{ action: 'APPEND_TO_ARRAY', fieldPath: 'genres', appendToArrayOptions: { value: 'rare' } }],
  })
  return jobId
}
