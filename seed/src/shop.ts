import { books } from './books/collection.ts'
import { readingLists } from './books/reading-lists.ts'
import { cloth } from './catalogue/cloth.ts'
import { collections } from './catalogue/collections.ts'
import { green } from './catalogue/green.ts'
import { light } from './catalogue/light.ts'
import { paper } from './catalogue/paper.ts'
import { residents } from './catalogue/residents.ts'
import { slowHours } from './catalogue/slow-hours.ts'
import { vessels } from './catalogue/vessels.ts'
import { weather } from './catalogue/weather.ts'
import { downloads } from './downloads/downloads.ts'
import { films } from './films/films.ts'
import { authorCollection } from './journal/authors.ts'
import { journal } from './journal/collection.ts'
import { media } from './pictures/media.ts'
import { settings } from './settings.ts'
import type { SampleShop } from './types.ts'

/** Parapeito, a shop for things that belong on a windowsill. */
export const sampleShop: SampleShop = {
  settings,
  collections,
  products: [...vessels, ...light, ...weather, ...green, ...paper, ...cloth, ...residents, ...slowHours],
  media,
  files: downloads,
  films,
  dataCollections: [books, readingLists, authorCollection, journal],
}
