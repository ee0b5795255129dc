import { collectionId } from '../ids.ts'
import { mediaId } from '../pictures/picture.ts'
import type { SeedCollection } from '../types.ts'

export const collectionNumbers = {
  vessels: 1,
  light: 2,
  weather: 3,
  green: 4,
  paper: 5,
  cloth: 6,
  residents: 7,
  'slow-hours': 8,
  'small-presents': 9,
  'back-room': 10,
  candles: 11,
  tapers: 12,
  rainbows: 13,
  'sun-and-wind': 14,
  'pressure-and-temper': 15,
} as const

export type CollectionSlug = keyof typeof collectionNumbers

const collection = (slug: CollectionSlug, name: string, description: string, visible = true): SeedCollection => ({
  id: collectionId(collectionNumbers[slug]),
  slug,
  name,
  description,
  visible,
  mediaId: mediaId(`collection-${slug}`, 1),
})

/** A visible one within another, with the picture of a product. */
const within = (parent: CollectionSlug, slug: CollectionSlug, name: string, description: string, product: string): SeedCollection => ({
  ...collection(slug, name, description),
  mediaId: mediaId(product, 1),
  parentId: collectionId(collectionNumbers[parent]),
})

export const collections: SeedCollection[] = [
  collection(
    'vessels',
    'Vessels',
    'Vases, bowls and jugs for one stem, two lemons or nothing at all. Most are thrown by two brothers in Barcelos who disagree about everything but clay.',
  ),
  collection(
    'light',
    'Lamps & Light',
    'For the hours when the window has nothing to give, and for the ones when it gives so much that something ought to be done with it.',
  ),
  collection(
    'weather',
    'Weather',
    'Instruments for people who look out before they get dressed. None needs a battery; one or two need patience.',
  ),
  collection(
    'green',
    'Green Things',
    'Everything that grows on forty centimetres of stone, and what it grows in. We test it all on our own sill, which faces the wrong way.',
  ),
  collection('paper', 'Paper', 'Notebooks, prints and cards, printed in runs small enough to count by hand, which is how we count them.'),
  collection('cloth', 'Cloth', 'Linen, wool and cotton for leaning on, drying with, hiding behind and sleeping under.'),
  collection('residents', 'Residents', 'For the cat, the sparrow, the bee and the others who use the sill without having paid for it.'),
  collection('slow-hours', 'Slow Hours', 'Coffee, sand, dominoes, and a telescope for looking at your own business from a distance.'),
  collection('small-presents', 'Small Presents', 'Thirty euros or less, light enough to post, and in our experience rarely given back.'),
  collection('back-room', 'Back Room', 'Seconds, samples and things we are not sure about. Shown to the trade by appointment.', false),
  within('light', 'candles', 'Candles & Lanterns', 'For light that has to be looked after, and rewards it.', 'farol'),
  within('candles', 'tapers', 'Tapers', 'Dipped by hand, in pairs, and never quite the same length.', 'beeswax-tapers'),
  within('light', 'rainbows', 'Rainbow Makers', 'They need sun and a wall, and do the rest themselves.', 'sun-catcher'),
  within('weather', 'sun-and-wind', 'Sun & Wind', 'What the sky is doing, drawn with a shadow or a swallow.', 'sill-sundial'),
  within('weather', 'pressure-and-temper', 'Pressure & Temper', 'What the sky is about to do, and how it feels about it.', 'storm-glass'),
]
