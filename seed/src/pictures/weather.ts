import type { Pictures } from './picture.ts'

export const weatherPictures: Pictures = {
  'disposition-barometer': [
    'A round brass barometer with a sun, a cloud and rain on its dial',
    'The dial of the barometer, close: the hand stands between cloud and rain',
    'The barometer above a sill with a vase and a stack of books',
  ],
  'storm-glass': [
    'A sealed drop of glass on a walnut foot, white crystals growing in the liquid',
    'Crystals like feathers in the storm glass, close',
    'The storm glass at a window while it rains on the roofs',
  ],
  'sill-sundial': [
    'A brass ring sundial with an arrow through it on a round marble foot',
    'The hour ring of the sundial, close',
    'The sundial at a window over green hills',
  ],
  'weather-house': [
    'A rose weather house: a woman in a straw hat has come out, a man with an umbrella waits indoors',
    'The house with mint walls',
    'The house with sky-blue walls',
    'The weather house at a rainy window',
  ],
  'swallow-vane': [
    'An iron swallow on an arrow over a small compass cross, on an oak foot',
    'The swallow, close',
    'The swallow at a window over the sea',
  ],
  'shade-thermometer': [
    'A tall thermometer on a sea-blue enamel board, a sun at the top and a snowflake at the foot',
    'The thermometer on brick red',
    'The thermometer on indigo',
  ],
}
