import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** A path with slashes, downwards only. */
  path: string
  size: number
  read(): Promise<Readable | undefined>
}

/** Their names are in memory until the archive ends. */
export const zipEntriesMax = 100_000

/** An archive of the same files is the same archive. */
const date = new Date('1980-01-01T00:00:00')

/** A ZIP archive of files as they are, read one after the other while they are written: pictures and videos are compressed already. */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  const open = async ({ path, read }: ZipEntry): Promise<Readable> => {
    const content = await read()
    if (!content) throw new Error(`the content of ${path} is missing`)
    current = content.once('error', (error) => output.destroy(error))
    if (output.destroyed) content.destroy()
    return content
  }
  for (const entry of entries)
    zip.addReadStreamLazy(
      entry.path,
      { size: entry.size, mtime: date, compress: false },
      callbackify(() => open(entry)),
    )
  zip.on('error', (error) => output.destroy(error as Error))
  // A reader who leaves would otherwise leave a file open.
  output.once('close', () => current?.destroy())
  zip.end()
  return output
}
