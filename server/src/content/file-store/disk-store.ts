import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ByteSource, FileStore } from '../../kernel/file-store.ts'
import { isContentKey, newUploadId } from './content-key.ts'
import { diskUploads } from './disk-uploads.ts'
import { type DiskFolders, durableFolders, ifMissing, syncFolder } from './durable.ts'
import { deleteFilesBefore, filesIn } from './files-in.ts'
import { readFrom } from './read-from.ts'

/** Files in a folder of this machine. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!isContentKey(key)) throw new Error(`${key} isn’t a content key`)
    return join(folder, ...key.split('/'))
  }
  const folders = { pathOf, ensureFolder: durableFolders(folder) }
  const incomingFolder = join(folder, 'incoming')
  return {
    async write(key, source) {
      const path = pathOf(key)
      await folders.ensureFolder(incomingFolder)
      return writeDurably({ incoming: join(incomingFolder, newUploadId()), path, folders }, source)
    },
    read: (key, span) => readFrom(pathOf(key), span),
    sizeOf: async (key) => (await stat(pathOf(key)).catch(ifMissing))?.size,
    async delete(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
    async *list() {
      for (const kind of ['originals', 'derived'])
        for await (const { path, ...found } of filesIn(join(folder, kind))) {
          const key = relative(folder, path).split(sep).join('/')
          if (isContentKey(key)) yield { key, ...found }
        }
    },
    deleteUnfinished: (before) => deleteFilesBefore(incomingFolder, before),
    async withLocalFile(key, work) {
      const path = pathOf(key)
      return (await stat(path).catch(ifMissing)) ? work(path) : undefined
    },
    partialUploads: diskUploads(join(folder, 'uploads'), folders),
  }
}

/** What can arrive of a file while the disk is busy. */
const waitingBytesMax = 256 * 1024

interface Write {
  incoming: string
  path: string
  folders: DiskFolders
}

/** Writes to another name first: a reader never sees a part, and what a crash leaves there is swept. */
async function writeDurably({ incoming, path, folders }: Write, source: ByteSource): Promise<number> {
  const written = createWriteStream(incoming, { flags: 'wx', highWaterMark: waitingBytesMax, flush: true })
  let current = incoming
  try {
    await pipeline(source, written)
    await folders.ensureFolder(dirname(path))
    await rename(incoming, path)
    current = path
    await syncFolder(dirname(path))
    return written.bytesWritten
  } catch (error) {
    // It may still be opened.
    if (!written.closed) await new Promise<void>((resolve) => void written.once('close', resolve))
    await rm(current, { force: true })
    throw error
  }
}
