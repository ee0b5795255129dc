import type { Client } from '@stoa/sdk'

/** Asks after a job that was begun earlier. */
export async function getAsyncJobStatus(stoa: Client, scene: { dataJobId: string }) {
  const { status, successCount } = await stoa.dataJobs.getAsyncJobStatus({ jobId: scene.dataJobId })
  return status === 'SUCCEEDED' ? `${successCount} items are changed` : `${successCount} so far`
}
