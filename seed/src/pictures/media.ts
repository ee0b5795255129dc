import type { SeedMedia } from '../types.ts'
import { clothPictures } from './cloth.ts'
import { collectionPictures, heroPictures } from './collections.ts'
import { greenPictures } from './green.ts'
import { lightPictures } from './light.ts'
import { paperPictures } from './paper.ts'
import { toMedia } from './picture.ts'
import { residentPictures } from './residents.ts'
import { slowHourPictures } from './slow-hours.ts'
import { vesselPictures } from './vessels.ts'
import { weatherPictures } from './weather.ts'

const productPictures = [
  vesselPictures,
  lightPictures,
  weatherPictures,
  greenPictures,
  paperPictures,
  clothPictures,
  residentPictures,
  slowHourPictures,
]

export const media: SeedMedia[] = [
  ...toMedia(heroPictures, { width: 2000, height: 1100 }),
  ...toMedia(collectionPictures, { width: 1600, height: 900 }),
  ...productPictures.flatMap((pictures) => toMedia(pictures, { width: 1200, height: 1200 })),
]
