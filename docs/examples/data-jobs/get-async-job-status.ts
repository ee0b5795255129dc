import type { Client } from '@stoa/sdk'

/** Read the status of a job that was started earlier. */
export async function getAsyncJobStatus(stoa: Client, scene: { dataJobId: string }) {
  const { status, successCount } = await stoa.dataJobs.getAsyncJobStatus({ jobId: scene.dataJobId })
  return status === 'SUCCEEDED' ? `${successCount} items are changed` : `${successCount} so far`
}
