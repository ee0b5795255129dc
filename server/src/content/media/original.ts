import { pathOf, readOrMake, type PictureSource } from './files.ts'

/** The original file. One of the sample shop is copied when it is first requested. */
export const originalOf = (place: PictureSource): Promise<Buffer | undefined> =>
  readOrMake(pathOf(place, 'originals'), { make: () => place.samplePicture(place.id) })
