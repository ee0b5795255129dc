/** The sample shop: Parapeito, things for the windowsill. Used by development, tests, the documentation's examples and its screenshots. */
import { books } from './books/collection.ts'
import { cloth } from './catalogue/cloth.ts'
import { collections } from './catalogue/collections.ts'
import { green } from './catalogue/green.ts'
import { light } from './catalogue/light.ts'
import { paper } from './catalogue/paper.ts'
import { residents } from './catalogue/residents.ts'
import { slowHours } from './catalogue/slow-hours.ts'
import { vessels } from './catalogue/vessels.ts'
import { weather } from './catalogue/weather.ts'
import { media } from './pictures/media.ts'
import { settings } from './settings.ts'
import type { DrawnMedia, SampleShop, SeedMedia } from './types.ts'

export type * from './types.ts'
export { DEFAULT_VARIANT_ID } from './ids.ts'
export { cast, mia, now, olga, vera, type Person } from './cast.ts'

export const sampleShop: SampleShop = {
  settings,
  collections,
  products: [...vessels, ...light, ...weather, ...green, ...paper, ...cloth, ...residents, ...slowHours],
  media,
  dataCollections: [books],
}

/** Draws one of the shop's pictures; the same record gives the same bytes. Costs some 80 ms of one core; the drawing code and `sharp` are loaded on first use. */
export async function drawMedia({ picture, width, height }: SeedMedia): Promise<DrawnMedia> {
  const { render } = await import('./draw/render.ts')
  return { bytes: await render(picture, { width, height }), mimeType: 'image/jpeg', width, height }
}
