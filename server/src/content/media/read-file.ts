import type { Services } from '../../kernel/context.ts'
import { originalOf } from './original.ts'
import { findFile } from './store.ts'

/** A file with its content. */
export interface StoredFile {
  mimeType: string
  fileName: string
  bytes: Buffer
}

/** Reads a file, also a private one: the caller has made sure that it may be read. */
export async function readFileOf(
  { database, settings, hooks }: Pick<Services, 'database' | 'settings' | 'hooks'>,
  siteId: string,
  id: string,
): Promise<StoredFile | undefined> {
  const file = await findFile(database, siteId, id)
  const bytes = file && (await originalOf({ dataFolder: settings.dataFolder, siteId, id, sampleFile: hooks.sampleFile }))
  return bytes && { mimeType: file.mimeType, fileName: file.fileName ?? id, bytes }
}
