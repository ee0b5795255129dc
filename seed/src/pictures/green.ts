import type { Pictures } from './picture.ts'

export const greenPictures: Pictures = {
  'herb-trough': [
    'A long white terrazzo planter with basil, rosemary and chives in flower',
    'Chips of colour in the terrazzo, close',
    'The planter on a tiled kitchen sill with lemons',
  ],
  'long-spout-can': [
    'A moss-green watering can with a very long spout and a brass handle',
    'The watering can in white enamel',
    'The watering can in coral enamel',
    'The green can among pots at a window over the hills',
  ],
  'nesting-pots': ['Three clay pots: a fern in the largest, a flowering cactus in the next, the third free', 'The three pots, empty'],
  'sill-meadow': ['Three seed packets with a cornflower, a poppy and a head of dill', 'The packets by a watering can and a waiting pot'],
  'cutting-bar': [
    'An oak bar with three glass tubes, each with a cutting',
    'Roots forming in one of the tubes, close',
    'The cuttings at a window over the roofs',
  ],
}
