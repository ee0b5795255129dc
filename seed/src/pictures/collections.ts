import type { Pictures } from './picture.ts'

/** The picture on the home page. */
export const heroPictures: Pictures = {
  hero: ['A long windowsill over the sea with vases, lemons, a striped candlestick, a cat on a cushion, herbs, a sundial and a telescope'],
}

/** One wide picture per collection. */
export const collectionPictures: Pictures = {
  'collection-vessels': ['Vases, a bowl of lemons and a jug along a rose wall'],
  'collection-light': ['A lamp, a lighthouse candlestick and a tealight burning at dusk'],
  'collection-weather': ['A storm glass, a sundial and a weather house under a barometer'],
  'collection-green': ['Herbs, pots, a watering can and cuttings at a window over the hills'],
  'collection-paper': ['A framed print, a calendar, notebooks and postcards'],
  'collection-cloth': ['A towel on its peg, a striped cushion, a rolled mat and a folded throw'],
  'collection-residents': ['A cat on a cushion, a bird café, a bee hotel and a bath'],
  'collection-slow-hours': ['A coffee pot, cups, an hourglass, dominoes and a telescope on a tiled sill'],
  'collection-small-presents': ['Small things in a row: a bird, a notebook, seeds, an hourglass, cups and tops'],
  'collection-back-room': ['A rack of test tiles and three empty pots'],
}
