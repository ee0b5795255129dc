import type { Client } from '@stoa/sdk'

/** Go back to what a file was before. */
export async function restoreFileVersion(stoa: Client, { replacedId }: { replacedId: string }) {
  const { file } = await stoa.files.restoreFileVersion({ fileId: replacedId, version: 1 })
  return file.url
}
