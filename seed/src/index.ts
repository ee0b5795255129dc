/** The sample shop. Used by development, tests, the documentation's examples and its screenshots. */
export { cast, mia, now, olga, vera, type Person } from './cast.ts'
export { DEFAULT_VARIANT_ID } from './ids.ts'
export { pictureFile } from './pictures/picture.ts'
export { sampleShop } from './shop.ts'
export type * from './types.ts'
