import { at, framed, type Pictures, still } from './still.ts'

export const lightPictures: Pictures = {
  'marquise-lamp': [
    ['A small table lamp with a coral foot and a shade like a mushroom, lit, on a sea-blue wall', still('tide', 470, at('marquiseLamp'))],
    ['The lamp with a blue foot', still('ochre', 470, at('marquiseLamp', { paints: ['azulejo'] }))],
    ['The lamp with a moss-green foot', still('rose', 470, at('marquiseLamp', { paints: ['moss'] }))],
    [
      'The lamp beside a stack of books at a window at dusk',
      still('dusk', 640, at('marquiseLamp', { x: 90 }), at('bookStack', { x: -140, z: 120 })),
    ],
  ],
  farol: [
    [
      'A candlestick striped coral and white like a lighthouse, its candle lit, at dusk',
      still('dusk', 560, at('farolCandlestick', { x: -70 }), at('tealight', { x: 110, z: 190 })),
    ],
    ['The candlestick striped indigo and white', still('shell', 520, at('farolCandlestick', { paints: ['indigo'] }))],
    ['The coral candlestick on a pale wall', still('sky', 520, at('farolCandlestick'))],
  ],
  'pocket-rainbow': [
    ['A glass prism on a brass foot throwing a rainbow on the wall', still('plaster', 470, at('pocketRainbow', { x: -76 }))],
    ['The prism, close, colours running down its edge', framed(-0.05, still('plaster', 230, at('pocketRainbow', { x: -14 })))],
    [
      'The prism and its rainbow beside a blue vase',
      still('shell', 560, at('pocketRainbow', { x: -40 }), at('noonVase', { x: -180, z: 90, form: 'small', paints: ['indigo'] })),
    ],
  ],
  'beeswax-tapers': [
    ['Six honey-coloured dipped candles hanging in pairs from a peg', still('sage', 520, at('beeswaxTapers', { up: 400 }))],
    ['The candles in undyed white wax', still('tide', 520, at('beeswaxTapers', { up: 400, paints: ['chalk'] }))],
    ['The candles in terracotta wax', still('sand', 520, at('beeswaxTapers', { up: 400, paints: ['terracotta'] }))],
  ],
  balao: [
    ['A paper balloon in six colours hanging from a thread', still('lilac', 640, at('balao', { up: 500 }))],
    [
      'The balloon over a bowl of lemons at a window with bunting',
      still('roofs', 900, at('balao', { x: 20, up: 680 }), at('twoLemonBowl', { x: -190, z: 150 }), at('pear', { x: 210 })),
    ],
  ],
  'sun-catcher': [
    [
      'Six discs of coloured glass on a thread, their colours thrown on the wall',
      still('shell', 600, at('sunCatcher', { x: -50, up: 500 })),
    ],
    ['Two of the discs, close', framed(-0.52, still('shell', 300, at('sunCatcher', { x: -40, up: 500 })))],
    [
      'The sun catcher in a window over the sea',
      still('sea', 700, at('sunCatcher', { x: 90, up: 560 }), at('shell', { x: -140, z: 160 }), at('lemon', { x: -40, z: 210 })),
    ],
  ],
}
