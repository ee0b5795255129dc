import { withAll, type IgnoredFields } from './listed.ts'

const media = 'files.getFileDescriptor.file.media'

export const ofMedia: readonly IgnoredFields[] = [
  { why: 'software doesn’t look at pictures', response: withAll(`${media}.image`, 'faces', 'caption') },
  { why: 'private pictures have no public preview', response: [`${media}.image.previewImage`] },
  { why: 'models have no thumbnail', response: [`${media}.model3d.thumbnail`] },
  { why: 'URLs of files don’t expire', response: [`${media}.archive.urlExpirationDate`, `${media}.model3d.urlExpirationDate`] },
]
