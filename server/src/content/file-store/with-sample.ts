import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from '../../kernel/file-store.ts'
import { newUploadId } from './content-key.ts'
import { withTemporaryFile } from './temporary-file.ts'

/** The beginning of the keys of the sample shop's files. */
export const samplePrefix = 'sample/'

/** The key of a file of the sample shop, which is read where it is installed. */
export const sampleKey = (id: string): string => `${samplePrefix}${id}`

export const isSampleKey = (key: string): boolean => key.startsWith(samplePrefix)

/** A store that also has the files of the sample shop. They can't be written or deleted. */
export function withSample(store: FileStore, sampleFile: (id: string) => Promise<Buffer | undefined>): FileStore {
  const sampleAt = (key: string) => sampleFile(key.slice(samplePrefix.length))
  return {
    ...store,
    async write(key, source) {
      if (isSampleKey(key)) throw new Error(`${key} is a file of the sample shop, which can’t be written`)
      return store.write(key, source)
    },
    async read(key, span) {
      if (!isSampleKey(key)) return store.read(key, span)
      const bytes = await sampleAt(key)
      return bytes && Readable.from([span ? bytes.subarray(span.start, span.end + 1) : bytes])
    },
    sizeOf: async (key) => (isSampleKey(key) ? (await sampleAt(key))?.length : store.sizeOf(key)),
    delete: (keys) => store.delete(keys.filter((key) => !isSampleKey(key))),
    async withLocalFile(key, work) {
      if (!isSampleKey(key)) return store.withLocalFile(key, work)
      const bytes = await sampleAt(key)
      return bytes && withTemporaryFile(join(tmpdir(), `stoa-sample-${newUploadId()}`), Readable.from([bytes]), work)
    },
  }
}
