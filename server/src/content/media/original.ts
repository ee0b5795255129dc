import { pathOf, readOrCreate, type PictureSource } from './files.ts'

/** The original file. One of the sample shop is copied when it is first requested. */
export const originalOf = (source: PictureSource): Promise<Buffer | undefined> =>
  readOrCreate(pathOf(source, 'originals'), { create: () => source.samplePicture(source.id) })
