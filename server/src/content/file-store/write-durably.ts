import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ByteSource } from '../../kernel/file-store.ts'
import { type DiskFolders, syncFolder } from './durable.ts'

/** What can arrive of a file while the disk is busy. */
export const waitingBytesMax = 256 * 1024

/** Writes to another name first: a reader never sees a part, and what a crash leaves there is swept. Returns how many bytes. */
export async function writeDurably(path: string, folders: DiskFolders, source: ByteSource): Promise<number> {
  const incoming = folders.newIncoming()
  await folders.ensureFolder(dirname(incoming))
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
