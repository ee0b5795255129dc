import type { Client } from '@stoa/sdk'

/** Show what a file was before. */
export async function listFileVersions(stoa: Client, { replacedId }: { replacedId: string }) {
  const { versions } = await stoa.files.listFileVersions({ fileId: replacedId })
  return versions.map(({ version, createdDate }) => `${version}: ${createdDate}`)
}
