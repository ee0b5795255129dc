import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteSource } from '../../../kernel/file-store.ts'
import { newUploadId } from '../content-key.ts'

/** Bytes of a file, which wait in a file of this machine until they are sent. */
export interface LocalPart {
  size: number
  bytes(): Promise<Buffer>
}

/** Collects what arrives in parts. All but the last have exactly `partBytes`. A part is there until the next one is asked for. It isn't in memory: a sender can
 *  take as long as it likes for it. */
export async function* collect(folder: string, source: ByteSource, partBytes: number): AsyncGenerator<LocalPart, undefined> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, newUploadId())
  const file = await open(path, 'wx')
  const bytes = (): Promise<Buffer> => readFile(path)
  let size = 0
  try {
    for await (const chunk of source)
      for (let rest = chunk; rest.length > 0;) {
        const { bytesWritten } = await file.write(rest, 0, Math.min(rest.length, partBytes - size), size)
        rest = rest.subarray(bytesWritten)
        size += bytesWritten
        if (size < partBytes) continue
        yield { size, bytes }
        await file.truncate()
        size = 0
      }
    if (size > 0) yield { size, bytes }
    return undefined
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}
