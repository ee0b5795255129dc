import { at, framed, type Pictures, still } from './still.ts'

export const weatherPictures: Pictures = {
  'disposition-barometer': [
    ['A round brass barometer with a sun, a cloud and rain on its dial', still('sky', 430, at('barometer', { up: 300 }))],
    [
      'The dial of the barometer, close: the hand stands between cloud and rain',
      framed(-0.3, still('sky', 190, at('barometer', { x: 0, up: 262 }))),
    ],
    [
      'The barometer above a sill with a vase and a stack of books',
      still(
        'sage',
        640,
        at('barometer', { x: 60, up: 440 }),
        at('bookStack', { x: -150, z: 110 }),
        at('noonVase', { x: 190, z: 120, form: 'small', paints: ['chalk'] }),
      ),
    ],
  ],
  'storm-glass': [
    ['A sealed drop of glass on a walnut foot, white crystals growing in the liquid', still('shell', 430, at('stormGlass'))],
    ['Crystals like feathers in the storm glass, close', framed(0.02, still('shell', 200, at('stormGlass')))],
    [
      'The storm glass at a window while it rains on the roofs',
      still('rain', 600, at('stormGlass', { x: -80 }), at('sillCups', { x: 130, z: 170 })),
    ],
  ],
  'sill-sundial': [
    ['A brass ring sundial with an arrow through it on a round marble foot', still('plaster', 430, at('sillSundial'))],
    ['The hour ring of the sundial, close', framed(-0.28, still('plaster', 210, at('sillSundial', { x: 0 })))],
    [
      'The sundial at a window over green hills',
      still('hills', 620, at('sillSundial', { x: -90 }), at('potTrio', { x: 130, z: 120, scale: 0.8 })),
    ],
  ],
  'weather-house': [
    [
      'A rose weather house: a woman in a straw hat has come out, a man with an umbrella waits indoors',
      still('mint', 420, at('weatherHouse')),
    ],
    ['The house with mint walls', still('rose', 420, at('weatherHouse', { paints: ['mint', 'coral'] }))],
    ['The house with sky-blue walls', still('sand', 420, at('weatherHouse', { paints: ['sky', 'terracotta'] }))],
    ['The weather house at a rainy window', still('rain', 560, at('weatherHouse', { x: -100 }), at('pear', { x: 130, z: 180 }))],
  ],
  'swallow-vane': [
    ['An iron swallow on an arrow over a small compass cross, on an oak foot', still('sand', 520, at('swallowVane'))],
    ['The swallow, close', framed(-0.62, still('sand', 280, at('swallowVane', { x: 0 })))],
    ['The swallow at a window over the sea', still('sea', 660, at('swallowVane', { x: -90 }), at('lemon', { x: 110, z: 190 }))],
  ],
  'shade-thermometer': [
    [
      'A tall thermometer on a sea-blue enamel board, a sun at the top and a snowflake at the foot',
      still('rose', 520, at('shadeThermometer', { up: 392 })),
    ],
    ['The thermometer on brick red', still('mint', 520, at('shadeThermometer', { up: 392, paints: ['brick'] }))],
    ['The thermometer on indigo', still('ochre', 520, at('shadeThermometer', { up: 392, paints: ['indigo'] }))],
  ],
}
