import type { Pictures } from './picture.ts'

export const lightPictures: Pictures = {
  'marquise-lamp': [
    'A small table lamp with a coral foot and a shade like a mushroom, lit, on a sea-blue wall',
    'The lamp with a blue foot',
    'The lamp with a moss-green foot',
    'The lamp beside a stack of books at a window at dusk',
  ],
  farol: [
    'A candlestick striped coral and white like a lighthouse, its candle lit, at dusk',
    'The candlestick striped indigo and white',
    'The coral candlestick on a pale wall',
  ],
  'pocket-rainbow': [
    'A glass prism on a brass foot throwing a rainbow on the wall',
    'The prism, close, colours running down its edge',
    'The prism and its rainbow beside a blue vase',
  ],
  'beeswax-tapers': [
    'Six honey-coloured dipped candles hanging in pairs from a peg',
    'The candles in undyed white wax',
    'The candles in terracotta wax',
  ],
  balao: ['A paper balloon in six colours hanging from a thread', 'The balloon over a bowl of lemons at a window with bunting'],
  'sun-catcher': [
    'Six discs of coloured glass on a thread, their colours thrown on the wall',
    'Two of the discs, close',
    'The sun catcher in a window over the sea',
  ],
}
