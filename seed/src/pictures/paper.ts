import { at, framed, type Pictures, still } from './still.ts'

export const paperPictures: Pictures = {
  'cloud-register': [
    ['A blue cloth notebook with three clouds on its cover, a sage one behind it', still('shell', 420, at('cloudRegister'))],
    ['The notebook in sage green', still('sand', 360, at('cloudRegister', { form: 'one', paints: ['sage'] }))],
    ['The notebook in coral', still('sky', 360, at('cloudRegister', { form: 'one', paints: ['coral'] }))],
    [
      'A cloud register and a cup of coffee at a window over the hills',
      still('hills', 560, at('cloudRegister', { x: -90, form: 'one' }), at('sillCups', { x: 110, z: 180 })),
    ],
  ],
  'twelve-windows': [
    ['A calendar card in an oak block: an arched window on the sea above thirty dots', still('sand', 430, at('windowCalendar'))],
    ['The card for June: a window over the roofs of Porto', still('sky', 430, at('windowCalendar', { form: 'roofs' }))],
    ['The card for November: a window in the rain', still('rose', 430, at('windowCalendar', { form: 'rain' }))],
  ],
  'high-tide': [
    ['A framed print of a coral sun over five bands of water', still('mint', 500, at('tidePrint', { z: 46 }))],
    ['The print unframed, held by two clips', still('rose', 500, at('tidePrint', { z: 46, form: 'unframed' }))],
    [
      'The framed print on a sill between a jug of olive branches and a telescope',
      still('sand', 820, at('tidePrint', { x: 30, z: 46 }), at('oliveJug', { x: -200, z: 110 }), at('telescope', { x: 260, z: 140 })),
    ],
  ],
  'three-postcards': [
    ['Three postcards fanned out: hills, roofs, and the city at dusk', still('lilac', 440, at('postcards'))],
    ['The postcards with a letter and a pear', still('ochre', 560, at('postcards', { x: -50, z: 70 }), at('pear', { x: 180, z: 130 }))],
  ],
  'paper-sundial': [
    [
      'A paper sundial taped to the wall, its folded gnomon casting a shadow over the hours',
      still('ochre', 500, at('paperSundial', { up: 372 })),
    ],
    ['The fold and its shadow, close', framed(-0.34, still('ochre', 220, at('paperSundial', { up: 356 })))],
  ],
  'feast-bunting': [
    ['A string of triangular flags in seven colours', still('sky', 700, at('bunting', { up: 470 }))],
    [
      'Bunting above a sill with a paper balloon and a bowl of lemons',
      still(
        'shell',
        900,
        at('bunting', { up: 690 }),
        at('balao', { x: 190, up: 560, scale: 0.8 }),
        at('twoLemonBowl', { x: -150, z: 150 }),
      ),
    ],
  ],
}
