import { createWriteStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type DiskFolders, ifMissing } from './durable.ts'
import type { StoredParts, PartsInfo, PartsStore } from './tus-store.ts'
import { waitingBytesMax, writeDurably } from './write-durably.ts'

interface PartsFiles {
  partsOf(uploadId: string): string
  descriptionOf(uploadId: string): string
  remove(uploadId: string): Promise<void>
  folders: DiskFolders
}

/** Parts that are added to a file. An error of the disk reaches the caller as it is: a full one is another answer than one that is broken. */
export function diskParts({ partsOf, descriptionOf, remove, folders }: PartsFiles): PartsStore {
  const saveInfo = async (uploadId: string, info: PartsInfo): Promise<void> => {
    await writeDurably(descriptionOf(uploadId), folders, Readable.from([Buffer.from(JSON.stringify(info))]))
  }
  return {
    async create(uploadId, info) {
      await folders.ensureFolder(dirname(partsOf(uploadId)))
      try {
        await writeFile(partsOf(uploadId), '', { flag: 'wx' })
        await saveInfo(uploadId, info)
      } catch (error) {
        await remove(uploadId)
        throw error
      }
    },
    async find(uploadId): Promise<StoredParts | undefined> {
      const description = await readFile(descriptionOf(uploadId), 'utf8').catch(ifMissing)
      const stats = await stat(partsOf(uploadId)).catch(ifMissing)
      return description !== undefined && stats ? { info: JSON.parse(description) as PartsInfo, offset: stats.size } : undefined
    },
    async append(uploadId, { offset }, source) {
      const parts = createWriteStream(partsOf(uploadId), { flags: 'r+', start: offset, highWaterMark: waitingBytesMax })
      try {
        await pipeline(source, parts)
        return offset + parts.bytesWritten
      } finally {
        // The next request must see all that this one has written.
        if (!parts.closed) await new Promise<void>((resolve) => void parts.once('close', resolve))
      }
    },
    saveSize: (uploadId, { info }, size) => saveInfo(uploadId, { ...info, size }),
    remove,
  }
}
