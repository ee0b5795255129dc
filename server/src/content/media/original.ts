import { pathOf, readOrCreate, type FileSource } from './files.ts'

/** The original file. One of the sample shop is copied when it is first requested. */
export const originalOf = (source: FileSource): Promise<Buffer | undefined> =>
  readOrCreate(pathOf(source, 'originals'), { create: () => source.sampleFile(source.id) })
