import type { Client } from '@stoa/sdk'

/** Books that are not printed any more are rare from now on, however many they are. */
export async function asyncPatchDataItemsByFilter(stoa: Client) {
  const { jobId } = await stoa.dataJobs.asyncPatchDataItemsByFilter({
    dataCollectionId: 'Books',
    filter: { inPrint: false },
    fieldModifications: [{ action: 'APPEND_TO_ARRAY', fieldPath: 'genres', appendToArrayOptions: { value: 'rare' } }],
  })
  return jobId
}
