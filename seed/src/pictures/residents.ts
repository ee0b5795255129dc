import type { Pictures } from './picture.ts'

export const residentPictures: Pictures = {
  'night-shift': [
    'A black cat on a round sea-blue cushion, seen from behind, looking out over the hills',
    'A ginger cat on an ochre cushion',
    'A grey cat on a brick-red cushion at dusk',
  ],
  'cafe-pardal': [
    'A bird feeder like a kiosk with a striped awning, a sparrow at the counter',
    'The sparrow and the menu, close',
    'The café at a window over the roofs, two birds waiting',
  ],
  'pensao-abelha': [
    'A bee hotel with a blue roof, full of reeds, one bee arriving',
    'Reeds of the bee hotel, some of them let, close',
    'The bee hotel next to a herb planter',
  ],
  'sill-birds': [
    'A painted wooden sparrow on a brass leg',
    'A painted wooden robin',
    'A painted wooden blue tit',
    'A painted wooden wren',
    'All four birds along a sill',
  ],
  'one-bird-bath': [
    'A shallow sea-green bath on a foot, a blue tit on its rim',
    'The bath at a window over the hills, two birds waiting their turn',
  ],
}
