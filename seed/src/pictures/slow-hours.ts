import type { Pictures } from './picture.ts'

export const slowHourPictures: Pictures = {
  'bica-pot': [
    'An eight-sided coffee pot, steel below and coral above, on a tiled sill',
    'The pot in blue enamel',
    'The pot in black enamel',
    'The coral pot with two cups at a window over the roofs',
  ],
  'warm-hands-cups': ['Two cups without handles, one blue, one white and full, on a blue saucer', 'The full cup, steaming, close'],
  'eleven-minutes': [
    'An hourglass in oak with coral sand',
    'The hourglass with blue sand',
    'The hourglass with lemon sand',
    'The hourglass beside a coffee pot at a rainy window',
  ],
  'three-tempers': [
    'Three spinning tops: a blue one leaning, a yellow one upright, a coral one fallen over',
    'The tops on a warm wall, close',
  ],
  'neighbourly-glass': [
    'A brass telescope in wine-red leather on a wooden tripod',
    'Brass rings and leather of the telescope, close',
    'The telescope trained on the roofs',
  ],
  'aunts-dominoes': ['A walnut box and four dominoes standing in a row', 'The dominoes on a tiled sill with coffee'],
  'windowsill-in-the-rain': [
    'A record sleeve showing a city in the rain, white rings spreading over it',
    'The sleeve at a window in the rain',
  ],
  'nine-test-tiles': ['Nine small tiles in nine glazes, standing in an oak rack'],
}
