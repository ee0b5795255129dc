import { at, framed, type Pictures, still } from './still.ts'

export const residentPictures: Pictures = {
  'night-shift': [
    [
      'A black cat on a round sea-blue cushion, seen from behind, looking out over the hills',
      still('hills', 520, at('catLedge', { x: -20 })),
    ],
    ['A ginger cat on an ochre cushion', still('sky', 480, at('catLedge', { paints: ['indigo', 'ochre'] }))],
    ['A grey cat on a brick-red cushion at dusk', still('dusk', 520, at('catLedge', { x: -20, paints: ['brick', 'slate'] }))],
  ],
  'cafe-pardal': [
    ['A bird feeder like a kiosk with a striped awning, a sparrow at the counter', still('sand', 430, at('sparrowCafe'))],
    ['The sparrow and the menu, close', framed(-0.05, still('sand', 230, at('sparrowCafe', { x: 10 })))],
    [
      'The café at a window over the roofs, two birds waiting',
      still('roofs', 640, at('sparrowCafe', { x: -90 }), at('birdPair', { x: 160, z: 190, scale: 0.75 })),
    ],
  ],
  'pensao-abelha': [
    ['A bee hotel with a blue roof, full of reeds, one bee arriving', still('mint', 440, at('beeHotel'))],
    ['Reeds of the bee hotel, some of them let, close', framed(-0.04, still('mint', 200, at('beeHotel', { x: -10 })))],
    ['The bee hotel next to a herb planter', still('sky', 680, at('beeHotel', { x: 190 }), at('herbTrough', { x: -110, z: 140 }))],
  ],
  'sill-birds': [
    ['A painted wooden sparrow on a brass leg', still('shell', 330, at('woodenBird'))],
    ['A painted wooden robin', still('sky', 330, at('woodenBird', { form: 'robin' }))],
    ['A painted wooden blue tit', still('rose', 330, at('woodenBird', { form: 'tit' }))],
    ['A painted wooden wren', still('mint', 330, at('woodenBird', { form: 'wren' }))],
    [
      'All four birds along a sill',
      still(
        'plaster',
        680,
        at('woodenBird', { x: -225 }),
        at('woodenBird', { x: -75, z: 130, form: 'robin' }),
        at('woodenBird', { x: 75, form: 'tit' }),
        at('woodenBird', { x: 225, z: 130, form: 'wren', mirrored: true }),
      ),
    ],
  ],
  'one-bird-bath': [
    ['A shallow sea-green bath on a foot, a blue tit on its rim', still('lilac', 450, at('birdBath'))],
    [
      'The bath at a window over the hills, two birds waiting their turn',
      still('hills', 680, at('birdBath', { x: -90 }), at('birdPair', { x: 170, z: 180, scale: 0.8 })),
    ],
  ],
}
