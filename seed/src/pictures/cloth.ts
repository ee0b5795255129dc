import { at, framed, type Pictures, still } from './still.ts'

export const clothPictures: Pictures = {
  'cafe-curtain': [
    [
      'A white linen half curtain with blue border lines on a brass rod, over a window on the roofs',
      still('roofs', 700, at('cafeCurtain', { x: 0, up: 330, scale: 1.32 })),
    ],
    [
      'The curtain with a terracotta border',
      still('sea', 700, at('cafeCurtain', { up: 330, scale: 1.32, paints: ['chalk', 'terracotta'] })),
    ],
    ['Folds and rings of the curtain, close', framed(-0.3, still('sky', 280, at('cafeCurtain', { x: 40, up: 300 })))],
  ],
  'elbow-cushion': [
    ['A long coral cushion with white stripes and tassels', still('sky', 520, at('elbowCushion'))],
    ['The cushion in blue', still('shell', 520, at('elbowCushion', { paints: ['azulejo', 'chalk'] }))],
    ['The cushion in ochre', still('sage', 520, at('elbowCushion', { paints: ['ochre', 'chalk'] }))],
    [
      'The coral cushion on the sill of an open view over the roofs, coffee beside it',
      still('roofs', 720, at('elbowCushion', { x: -90, z: 150 }), at('sillCups', { x: 220, z: 160, scale: 0.9 })),
    ],
  ],
  'tile-towel': [
    ['A tea towel woven in a blue tile pattern, hanging from an oak peg', still('shell', 500, at('tileTowel', { up: 384 }))],
    ['The towel in terracotta', still('mint', 500, at('tileTowel', { up: 384, paints: ['terracotta', 'azulejo'] }))],
    ['The weave of the towel, close', framed(-0.5, still('shell', 200, at('tileTowel', { up: 356 })))],
  ],
  'fog-throw': [
    ['A folded wool throw in pale fog blue with slate stripes', still('sage', 480, at('fogThrow'))],
    ['The throw in dawn rose', still('tide', 480, at('fogThrow', { paints: ['rose', 'wine'] }))],
    ['The throw in slate', still('sand', 480, at('fogThrow', { paints: ['slate', 'mist'] }))],
  ],
  'siesta-roll': [
    ['An ochre striped mat rolled up in two leather straps', still('tide', 460, at('siestaRoll'))],
    [
      'The mat at a window over the sea with a stack of books',
      still('sea', 680, at('siestaRoll', { x: 60, z: 160 }), at('bookStack', { x: -200, z: 90 })),
    ],
  ],
}
