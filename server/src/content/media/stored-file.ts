import { stat } from 'node:fs/promises'
import type { Services } from '../../kernel/context.ts'
import { pathOf } from './files.ts'
import { originalOf } from './original.ts'
import { findFile } from './store.ts'

/** A file on the disk. Its content never changes: another content is another file. */
export interface StoredFile {
  mimeType: string
  fileName: string
  path: string
  /** In bytes. */
  size: number
}

type Files = Pick<Services, 'database' | 'settings' | 'hooks'>

/** Finds a file, also a private one: the caller has made sure that it may be read. */
export async function findStoredFile({ database, settings, hooks }: Files, siteId: string, id: string): Promise<StoredFile | undefined> {
  const file = await findFile(database, siteId, id)
  if (!file) return undefined
  const source = { dataFolder: settings.dataFolder, siteId, id, sampleFile: hooks.sampleFile }
  const path = pathOf(source, 'originals')
  const size = (await sizeOf(path)) ?? (await originalOf(source))?.length
  return size === undefined ? undefined : { mimeType: file.mimeType, fileName: file.fileName ?? id, path, size }
}

async function sizeOf(path: string): Promise<number | undefined> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  return stats?.size
}
