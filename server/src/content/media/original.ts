import { pathOf, readOrMake, type PictureSource } from './files.ts'

/** The picture itself. One of the sample shop is copied when it is first asked for. */
export const originalOf = (place: PictureSource): Promise<Buffer | undefined> =>
  readOrMake(pathOf(place, 'originals'), { make: () => place.samplePicture(place.id) })
