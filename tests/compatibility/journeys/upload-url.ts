import type { Walk } from '../journey.ts'

/** Where to upload an archive in parts. */
export async function journey({ apiKey, siteId, connection, step }: Walk): Promise<void> {
  const { files } = connection.owner(apiKey, siteId)
  await step('url', () => files.generateFileResumableUploadUrl('application/zip', { fileName: 'all.zip' }))
}
