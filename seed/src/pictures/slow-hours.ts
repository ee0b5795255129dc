import { at, framed, type Pictures, still } from './still.ts'

export const slowHourPictures: Pictures = {
  'bica-pot': [
    ['An eight-sided coffee pot, steel below and coral above, on a tiled sill', still('kitchen', 460, at('bicaPot', { x: -16 }))],
    ['The pot in blue enamel', still('sand', 430, at('bicaPot', { x: -16, paints: ['azulejo'] }))],
    ['The pot in black enamel', still('rose', 430, at('bicaPot', { x: -16, paints: ['iron'] }))],
    [
      'The coral pot with two cups at a window over the roofs',
      still('roofs', 620, at('bicaPot', { x: -110 }), at('sillCups', { x: 110, z: 170 })),
    ],
  ],
  'warm-hands-cups': [
    ['Two cups without handles, one blue, one white and full, on a blue saucer', still('kitchen', 440, at('sillCups', { x: -16 }))],
    ['The full cup, steaming, close', framed(0.2, still('pantry', 250, at('sillCups', { x: -44 })))],
  ],
  'eleven-minutes': [
    ['An hourglass in oak with coral sand', still('sage', 440, at('hourglass'))],
    ['The hourglass with blue sand', still('shell', 440, at('hourglass', { paints: ['oak', 'azulejo'] }))],
    ['The hourglass with lemon sand', still('indigo', 440, at('hourglass', { paints: ['oak', 'lemon'] }))],
    [
      'The hourglass beside a coffee pot at a rainy window',
      still('rain', 620, at('hourglass', { x: -100 }), at('bicaPot', { x: 120, z: 150 })),
    ],
  ],
  'three-tempers': [
    ['Three spinning tops: a blue one leaning, a yellow one upright, a coral one fallen over', still('sky', 390, at('tops'))],
    ['The tops on a warm wall, close', framed(0.24, still('ochre', 320, at('tops', { x: 20 })))],
  ],
  'neighbourly-glass': [
    ['A brass telescope in wine-red leather on a wooden tripod', still('sage', 480, at('telescope'))],
    ['Brass rings and leather of the telescope, close', framed(-0.36, still('sage', 220, at('telescope', { x: -20 })))],
    ['The telescope trained on the roofs', still('roofs', 620, at('telescope', { x: -60 }), at('lemon', { x: 130, z: 200 }))],
  ],
  'aunts-dominoes': [
    ['A walnut box and four dominoes standing in a row', still('terracotta', 380, at('dominoes', { x: -32 }))],
    [
      'The dominoes on a tiled sill with coffee',
      still('pantry', 600, at('dominoes', { x: -80, z: 150 }), at('sillCups', { x: 180, z: 110 })),
    ],
  ],
  'windowsill-in-the-rain': [
    ['A record sleeve showing a city in the rain, white rings spreading over it', still('rose', 460, at('rainSleeve', { x: -40 }))],
    [
      'The sleeve at a window in the rain',
      still('rain', 620, at('rainSleeve', { x: -110, z: 90 }), at('hourglass', { x: 170, z: 120, scale: 0.8 })),
    ],
  ],
  'nine-test-tiles': [['Nine small tiles in nine glazes, standing in an oak rack', still('tide', 440, at('testTiles'))]],
}
