import type { Pictures } from './picture.ts'

export const vesselPictures: Pictures = {
  'noon-vase': [
    'Two ultramarine bottle vases, tall and small, in the light of a window on a rose wall',
    'The same two vases in lemon yellow',
    'The same two vases in sage green',
    'A tall blue vase between lemons and a pear at a window over the roofs of Porto',
  ],
  'two-lemon-bowl': [
    'A white footed bowl with a blue band, holding two lemons',
    'The same bowl with a terracotta band',
    'The bowl on a tiled kitchen sill beside a jug of olive branches',
  ],
  'hyacinth-glass': [
    'A lilac hyacinth in flower on a sea-green forcing glass, its roots in the water',
    'The same in rose glass with a pale pink hyacinth',
    'The same in smoky glass with a white hyacinth',
    'Three hyacinth glasses in a row at a window over green hills',
  ],
  jarro: [
    'A terracotta jug with two white bands, a long lip and a generous handle',
    'The lip of the jug, close',
    'The jug with oranges and a letter on a tiled sill',
  ],
  'three-marias': [
    'Three bud vases in rose, indigo and lemon, with an olive sprig, a poppy and a green stem',
    'The three vases at a window over the sea, with a shell',
  ],
  'moon-jar': [
    'A round white jar with faint freckles on a deep blue wall',
    'Freckles in the glaze of the moon jar, close',
    'The jar at a window at dusk, the moon outside',
  ],
}
