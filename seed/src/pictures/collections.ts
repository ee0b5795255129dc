/** One wide picture for each collection, and the shop's own. */
import { at, framed, type Pictures, still } from './still.ts'

const wide = (horizon: number, ...told: Parameters<typeof still>) => framed(horizon, still(...told))

export const collectionPictures: Pictures = {
  'collection-vessels': [
    [
      'Vases, a bowl of lemons and a jug along a rose wall',
      wide(
        0.2,
        'rose',
        980,
        at('moonJar', { x: -340, z: 80 }),
        at('noonVase', { x: -160, z: 130 }),
        at('twoLemonBowl', { x: 20, z: 190 }),
        at('tresMarias', { x: 190, z: 90 }),
        at('jarroPitcher', { x: 370, z: 130 }),
      ),
    ],
  ],
  'collection-light': [
    [
      'A lamp, a lighthouse candlestick and a tealight burning at dusk',
      wide(
        0.2,
        'dusk',
        1000,
        at('marquiseLamp', { x: -250 }),
        at('tealight', { x: -60, z: 210 }),
        at('farolCandlestick', { x: 110 }),
        at('tealight', { x: 250, z: 180, paints: ['sea'] }),
        at('pocketRainbow', { x: 360, z: 90 }),
      ),
    ],
  ],
  'collection-weather': [
    [
      'A storm glass, a sundial and a weather house under a barometer',
      wide(
        0.2,
        'sky',
        980,
        at('barometer', { x: 60, up: 400 }),
        at('stormGlass', { x: -330, z: 100 }),
        at('sillSundial', { x: -150, z: 160 }),
        at('weatherHouse', { x: 120, z: 120 }),
        at('swallowVane', { x: 360, z: 110 }),
      ),
    ],
  ],
  'collection-green': [
    [
      'Herbs, pots, a watering can and cuttings at a window over the hills',
      wide(
        0.2,
        'hills',
        1100,
        at('herbTrough', { x: -340, z: 90 }),
        at('wateringCan', { x: -20, z: 200 }),
        at('potTrio', { x: 200, z: 130 }),
        at('cuttingBar', { x: 420, z: 80, scale: 0.8 }),
      ),
    ],
  ],
  'collection-paper': [
    [
      'A framed print, a calendar, notebooks and postcards',
      wide(
        0.18,
        'sand',
        1060,
        at('tidePrint', { x: -300, z: 40 }),
        at('windowCalendar', { x: -60, z: 90 }),
        at('cloudRegister', { x: 150, z: 140 }),
        at('postcards', { x: 380, z: 110, scale: 0.9 }),
      ),
    ],
  ],
  'collection-cloth': [
    [
      'A towel on its peg, a striped cushion, a rolled mat and a folded throw',
      wide(
        0.22,
        'shell',
        1060,
        at('tileTowel', { x: -380, up: 400, scale: 0.9 }),
        at('elbowCushion', { x: -120, z: 190 }),
        at('fogThrow', { x: 190, z: 80 }),
        at('siestaRoll', { x: 400, z: 200, scale: 0.78 }),
      ),
    ],
  ],
  'collection-residents': [
    [
      'A cat on a cushion, a bird café, a bee hotel and a bath',
      wide(
        0.2,
        'roofs',
        1100,
        at('catLedge', { x: -330, z: 130 }),
        at('sparrowCafe', { x: -70, z: 110 }),
        at('birdBath', { x: 170, z: 190 }),
        at('beeHotel', { x: 400, z: 90 }),
      ),
    ],
  ],
  'collection-slow-hours': [
    [
      'A coffee pot, cups, an hourglass, dominoes and a telescope on a tiled sill',
      wide(
        0.2,
        'kitchen',
        1000,
        at('telescope', { x: -350, z: 120 }),
        at('bicaPot', { x: -150, z: 110 }),
        at('sillCups', { x: 30, z: 210, scale: 0.95 }),
        at('hourglass', { x: 184, z: 90 }),
        at('dominoes', { x: 336, z: 190, scale: 0.86 }),
      ),
    ],
  ],
  'collection-small-presents': [
    [
      'Small things in a row: a bird, a notebook, seeds, an hourglass, cups and tops',
      wide(
        0.22,
        'lilac',
        960,
        at('woodenBird', { x: -380, form: 'robin' }),
        at('cloudRegister', { x: -230, z: 70, form: 'one' }),
        at('seedPackets', { x: -40, z: 90 }),
        at('tops', { x: 160, z: 210, scale: 0.8 }),
        at('hourglass', { x: 260, z: 80, scale: 0.85 }),
        at('hyacinthGlass', { x: 390, z: 110 }),
      ),
    ],
  ],
  'collection-back-room': [
    [
      'A rack of test tiles and three empty pots',
      wide(0.22, 'tide', 760, at('testTiles', { x: -110 }), at('potTrio', { x: 210, form: 'empty' })),
    ],
  ],
}

export const heroPictures: Pictures = {
  hero: [
    [
      'A long windowsill over the sea with vases, lemons, a striped candlestick, a cat on a cushion, herbs, a sundial and a telescope',
      wide(
        0.19,
        'sea',
        1640,
        at('noonVase', { x: -650, z: 90 }),
        at('twoLemonBowl', { x: -470, z: 200 }),
        at('hyacinthGlass', { x: -330, z: 80 }),
        at('sillSundial', { x: -170, z: 170 }),
        at('catLedge', { x: 90, z: 120, paints: ['coral', 'iron'] }),
        at('sillCups', { x: 330, z: 230 }),
        at('herbTrough', { x: 470, z: 80 }),
        at('telescope', { x: 668, z: 160, mirrored: true }),
      ),
    ],
  ],
}
