import { at, framed, type Pictures, still } from './still.ts'

export const greenPictures: Pictures = {
  'herb-trough': [
    ['A long white terrazzo planter with basil, rosemary and chives in flower', still('rose', 520, at('herbTrough'))],
    ['Chips of colour in the terrazzo, close', framed(0.24, still('rose', 220, at('herbTrough', { x: 26 })))],
    [
      'The planter on a tiled kitchen sill with lemons',
      still('kitchen', 660, at('herbTrough', { x: -60 }), at('lemon', { x: 160, z: 200 }), at('pear', { x: 226, z: 120 })),
    ],
  ],
  'long-spout-can': [
    ['A moss-green watering can with a very long spout and a brass handle', still('sand', 470, at('wateringCan', { x: 34 }))],
    ['The watering can in white enamel', still('tide', 470, at('wateringCan', { x: 34, paints: ['chalk'] }))],
    ['The watering can in coral enamel', still('mint', 470, at('wateringCan', { x: 34, paints: ['coral'] }))],
    [
      'The green can among pots at a window over the hills',
      still('hills', 700, at('wateringCan', { x: -100, z: 140 }), at('potTrio', { x: 150, z: 110 })),
    ],
  ],
  'nesting-pots': [
    ['Three clay pots: a fern in the largest, a flowering cactus in the next, the third free', still('mint', 470, at('potTrio'))],
    ['The three pots, empty', still('sky', 420, at('potTrio', { form: 'empty' }))],
  ],
  'sill-meadow': [
    ['Three seed packets with a cornflower, a poppy and a head of dill', still('sage', 460, at('seedPackets'))],
    [
      'The packets by a watering can and a waiting pot',
      still('plaster', 700, at('seedPackets', { x: -130, z: 90 }), at('wateringCan', { x: 190, z: 150, scale: 0.9, mirrored: true })),
    ],
  ],
  'cutting-bar': [
    ['An oak bar with three glass tubes, each with a cutting', still('lilac', 480, at('cuttingBar'))],
    ['Roots forming in one of the tubes, close', framed(0.12, still('lilac', 200, at('cuttingBar')))],
    [
      'The cuttings at a window over the roofs',
      still('roofs', 620, at('cuttingBar', { x: -50 }), at('sillCups', { x: 170, z: 200, scale: 0.8 })),
    ],
  ],
}
