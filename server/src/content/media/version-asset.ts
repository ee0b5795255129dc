import { selectVersionsOf, type FileVersion } from '../files/public.ts'

/** The key by which a download URL names an earlier content of a file. Assets have no such keys. */
export const versionAssetKey = (version: number): string => `version-${version}`

/** An earlier content of a file, by that key. */
export async function findVersion(
  scope: Parameters<typeof selectVersionsOf>[0],
  fileId: string,
  assetKey: string,
): Promise<FileVersion | undefined> {
  if (!assetKey.startsWith('version-')) return undefined
  return (await selectVersionsOf(scope, [fileId])).find(({ version }) => versionAssetKey(version) === assetKey)
}
