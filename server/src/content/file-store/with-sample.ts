import { Readable } from 'node:stream'
import type { FileStore } from '../../kernel/file-store.ts'

/** The beginning of the keys of the sample shop's files. */
export const samplePrefix = 'sample/'

/** The key of a file of the sample shop, which is read where it is installed. */
export const sampleKey = (id: string): string => `${samplePrefix}${id}`

export const isSampleKey = (key: string): boolean => key.startsWith(samplePrefix)

/** A store that also has the files of the sample shop. They can't be written or deleted. */
export function withSample(store: FileStore, sampleFile: (id: string) => Promise<Buffer | undefined>): FileStore {
  const sampleAt = (key: string) => (key.startsWith(samplePrefix) ? sampleFile(key.slice(samplePrefix.length)) : undefined)
  return {
    ...store,
    async read(key, span) {
      if (!key.startsWith(samplePrefix)) return store.read(key, span)
      const bytes = await sampleAt(key)
      return bytes && Readable.from([span ? bytes.subarray(span.start, span.end + 1) : bytes])
    },
    sizeOf: async (key) => (key.startsWith(samplePrefix) ? (await sampleAt(key))?.length : store.sizeOf(key)),
    delete: (keys) => store.delete(keys.filter((key) => !key.startsWith(samplePrefix))),
  }
}
