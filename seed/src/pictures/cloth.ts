import type { Pictures } from './picture.ts'

export const clothPictures: Pictures = {
  'cafe-curtain': [
    'A white linen half curtain with blue border lines on a brass rod, over a window on the roofs',
    'The curtain with a terracotta border',
    'Folds and rings of the curtain, close',
  ],
  'elbow-cushion': [
    'A long coral cushion with white stripes and tassels',
    'The cushion in blue',
    'The cushion in ochre',
    'The coral cushion on the sill of an open view over the roofs, coffee beside it',
  ],
  'tile-towel': [
    'A tea towel woven in a blue tile pattern, hanging from an oak peg',
    'The towel in terracotta',
    'The weave of the towel, close',
  ],
  'fog-throw': ['A folded wool throw in pale fog blue with slate stripes', 'The throw in dawn rose', 'The throw in slate'],
  'siesta-roll': ['An ochre striped mat rolled up in two leather straps', 'The mat at a window over the sea with a stack of books'],
}
