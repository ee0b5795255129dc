import { at, framed, type Pictures, still } from './still.ts'

export const vesselPictures: Pictures = {
  'noon-vase': [
    [
      'Two ultramarine bottle vases, tall and small, in the light of a window on a rose wall',
      still('rose', 470, at('noonVase', { x: -62 }), at('noonVase', { x: 88, z: 140, form: 'small' })),
    ],
    [
      'The same two vases in lemon yellow',
      still('sky', 470, at('noonVase', { x: -62, paints: ['lemon'] }), at('noonVase', { x: 88, z: 140, form: 'small', paints: ['lemon'] })),
    ],
    [
      'The same two vases in sage green',
      still('shell', 470, at('noonVase', { x: -62, paints: ['sage'] }), at('noonVase', { x: 88, z: 140, form: 'small', paints: ['sage'] })),
    ],
    [
      'A tall blue vase between lemons and a pear at a window over the roofs of Porto',
      still(
        'roofs',
        620,
        at('noonVase', { x: -96 }),
        at('lemon', { x: 30, z: 190 }),
        at('pear', { x: 118, z: 130 }),
        at('noonVase', { x: 196, z: 90, form: 'small', paints: ['rose'] }),
      ),
    ],
  ],
  'two-lemon-bowl': [
    ['A white footed bowl with a blue band, holding two lemons', still('sky', 380, at('twoLemonBowl'))],
    ['The same bowl with a terracotta band', still('mint', 380, at('twoLemonBowl', { paints: ['chalk', 'terracotta'] }))],
    [
      'The bowl on a tiled kitchen sill beside a jug of olive branches',
      still('kitchen', 620, at('twoLemonBowl', { x: 96, z: 150 }), at('oliveJug', { x: -134, z: 90 })),
    ],
  ],
  'hyacinth-glass': [
    ['A lilac hyacinth in flower on a sea-green forcing glass, its roots in the water', still('plaster', 500, at('hyacinthGlass'))],
    ['The same in rose glass with a pale pink hyacinth', still('sage', 500, at('hyacinthGlass', { paints: ['coral', 'shell'] }))],
    ['The same in smoky glass with a white hyacinth', still('lilac', 500, at('hyacinthGlass', { paints: ['slate', 'chalk'] }))],
    [
      'Three hyacinth glasses in a row at a window over green hills',
      still(
        'hills',
        700,
        at('hyacinthGlass', { x: -170, paints: ['slate', 'chalk'] }),
        at('hyacinthGlass', { x: -10, z: 130 }),
        at('hyacinthGlass', { x: 160, paints: ['coral', 'rose'] }),
      ),
    ],
  ],
  jarro: [
    ['A terracotta jug with two white bands, a long lip and a generous handle', still('sage', 430, at('jarroPitcher'))],
    ['The lip of the jug, close', framed(-0.22, still('sage', 230, at('jarroPitcher', { x: 6 })))],
    [
      'The jug with oranges and a letter on a tiled sill',
      still(
        'pantry',
        600,
        at('jarroPitcher', { x: -110 }),
        at('orange', { x: 50, z: 180 }),
        at('orange', { x: 128, z: 150, paints: ['ochre'] }),
        at('letter', { x: 168, z: 50 }),
      ),
    ],
  ],
  'three-marias': [
    ['Three bud vases in rose, indigo and lemon, with an olive sprig, a poppy and a green stem', still('sand', 460, at('tresMarias'))],
    [
      'The three vases at a window over the sea, with a shell',
      still('sea', 600, at('tresMarias', { x: -40 }), at('shell', { x: 150, z: 170 })),
    ],
  ],
  'moon-jar': [
    ['A round white jar with faint freckles on a deep blue wall', still('indigo', 430, at('moonJar'))],
    ['Freckles in the glaze of the moon jar, close', framed(-0.3, still('indigo', 170, at('moonJar', { x: 20 })))],
    ['The jar at a window at dusk, the moon outside', still('dusk', 620, at('moonJar', { x: 60 }), at('tealight', { x: -150, z: 180 }))],
  ],
}
