import type { Client } from '@stoa/sdk'

/** Process a file again that failed because the disk was full. */
export async function retryFileProcessing(stoa: Client, { failedId }: { failedId: string }) {
  const { file } = await stoa.files.retryFileProcessing({ fileId: failedId })
  return file.operationStatus
}
