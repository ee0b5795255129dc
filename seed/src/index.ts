/** The sample shop, used in development, tests, examples of the documentation and screenshots. */
export { cast, mia, now, olga, vera, type Person } from './cast.ts'
export { DEFAULT_VARIANT_ID } from './ids.ts'
export { downloadFile } from './downloads/downloads.ts'
export { pictureFile } from './pictures/picture.ts'
export { sampleShop } from './shop.ts'
export type * from './types.ts'
