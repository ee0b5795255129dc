import type { Pictures } from './picture.ts'

export const paperPictures: Pictures = {
  'cloud-register': [
    'A blue cloth notebook with three clouds on its cover, a sage one behind it',
    'The notebook in sage green',
    'The notebook in coral',
    'A cloud register and a cup of coffee at a window over the hills',
  ],
  'twelve-windows': [
    'A calendar card in an oak block: an arched window on the sea above thirty dots',
    'The card for June: a window over the roofs of Porto',
    'The card for November: a window in the rain',
  ],
  'high-tide': [
    'A framed print of a coral sun over five bands of water',
    'The print unframed, held by two clips',
    'The framed print on a sill between a jug of olive branches and a telescope',
  ],
  'three-postcards': ['Three postcards fanned out: hills, roofs, and the city at dusk', 'The postcards with a letter and a pear'],
  'paper-sundial': [
    'A paper sundial taped to the wall, its folded gnomon casting a shadow over the hours',
    'The fold and its shadow, close',
  ],
  'feast-bunting': ['A string of triangular flags in seven colours', 'Bunting above a sill with a paper balloon and a bowl of lemons'],
}
