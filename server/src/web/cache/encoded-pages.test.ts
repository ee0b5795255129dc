import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodeBrotli } from './brotli-page.ts'
import type { EncodedPage } from './encoded-page.ts'
import { encodeGzip } from './gzip-page.ts'
import { joinPage, type Insertions, type Piece, type Slot } from './page-template.ts'

const text = 'A vase for one flower, a jug for the rest of them, and a bowl. '
const piece = (slot?: Slot, content = text.repeat(20)): Piece => ({ bytes: Buffer.from(content), slot })
const pieces = [piece('nonce'), piece('visitorHtml'), piece('nonce'), piece('visitorText'), piece('requestId'), piece()]

const insertions = (letter: string, visitorHtml = ''): Insertions => ({
  nonce: letter.repeat(4),
  requestId: letter.repeat(6),
  visitorText: letter.repeat(10),
  visitorHtml,
})

const encodings = [
  ['gzip', encodeGzip, gunzipSync],
  ['Brotli', encodeBrotli, brotliDecompressSync],
] as const

describe.each(encodings)('%s', (_name, encode, decode) => {
  function expectRight(page: EncodedPage | undefined, of: readonly Piece[], inserted: Insertions): void {
    expect(decode(page!.join(inserted)!).toString()).toBe(joinPage(of, inserted).toString())
  }

  test.each(['', '<b>2</b>', text.repeat(3)])('pieces that refer to each other are joined around insertions (%s)', async (html) => {
    const page = await encode(pieces, insertions('e', html))
    for (const letter of ['a', 'A', '*', '\0', '\n']) expectRight(page, pieces, insertions(letter, html))
    // Most pieces are no more than a reference to the one before.
    expect(page!.bytes).toBeLessThan(350)
  })

  test('what is inserted need not be ASCII', async () => {
    const page = await encode(pieces, insertions('é', '<b>zwölf</b>'))
    for (const letter of ['é', 'aa', 'ß', 'Ω']) expectRight(page, pieces, insertions(letter, '<b>zwölf</b>'))
    expect(page!.join(insertions('e', '<b>zwölf</b>'))).toBeUndefined()
  })

  test('an insertion of another length isn’t put between pieces that refer to each other', async () => {
    const page = await encode(pieces, insertions('e'))
    expect(page!.join({ ...insertions('a'), visitorText: '12345678901' })).toBeUndefined()
  })

  test.each([
    ['first and last', [piece('nonce', ''), piece('requestId'), piece(undefined, '')]],
    [
      'next to each other',
      [piece('nonce'), piece('nonce', ''), piece('requestId', ''), piece('visitorHtml', ''), piece('nonce', ''), piece()],
    ],
    [
      'a byte apart',
      [piece('nonce', '"'), piece('nonce', '"'), piece('requestId', 'é'), piece('visitorText', '">'), piece(undefined, '!')],
    ],
    ['nowhere', [piece()]],
    ['in nothing', [piece('nonce', ''), piece(undefined, '')]],
  ])('insertions stand %s', async (_where, of) => {
    const page = await encode(of, insertions('e', '<i></i>'))
    for (const letter of ['a', '*', '"']) expectRight(page, of, insertions(letter, '<i></i>'))
  })

  test('pages of all kinds', async () => {
    const random = randomNumbers(1)
    for (let count = 0; count < 200; count++) {
      const of = randomPage(random)
      const lengths = { nonce: random(40), requestId: random(40), visitorText: random(300), visitorHtml: random(900) }
      const visitorHtml = randomText(random, lengths.visitorHtml)
      const some = (): Insertions => ({
        nonce: randomText(random, lengths.nonce),
        requestId: randomText(random, lengths.requestId),
        visitorText: randomText(random, lengths.visitorText),
        visitorHtml,
      })
      const page = await encode(of, some())
      for (let visitor = 0; visitor < 4; visitor++) expectRight(page, of, some())
    }
  })
})

test('with Brotli, a page is for visitors with the same part', async () => {
  const page = await encodeBrotli(pieces, insertions('e', '<b>1</b>'))
  expect(page!.join(insertions('e', '<b>2</b>'))).toBeUndefined()
  const ofNone = await encodeBrotli([piece('nonce'), piece()], insertions('e', '<b>1</b>'))
  expect(ofNone!.join(insertions('e', '<b>2</b>'))).toBeDefined()
})

test('gzip is for all visitors', async () => {
  const page = await encodeGzip(pieces, insertions('e', '<b>1</b>'))
  expect(gunzipSync(page.join(insertions('a', '<b>12</b>'))!).equals(joinPage(pieces, insertions('a', '<b>12</b>')))).toBe(true)
})

/** The same each time. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const words = [
  text,
  '<script nonce="',
  '">',
  '</script>',
  '<p class="name">',
  'é',
  '“Ω”',
  ' ',
  '\n',
  '0123456789',
  'the',
  'stoneware',
  '{"id":"',
]
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_ \n"<>'

const randomText = (random: (below: number) => number, length: number): string =>
  Array.from({ length }, () => letters[random(letters.length)]).join('')

function randomPage(random: (below: number) => number): Piece[] {
  const slots = ['nonce', 'requestId', 'visitorText', 'visitorHtml'] as const
  const content = () => {
    const length = [0, 1, 3, 40, 400][random(5)]!
    return Array.from({ length }, () => (random(4) === 0 ? randomText(random, random(12)) : words[random(words.length)]!)).join('')
  }
  return [...Array.from({ length: random(8) }, () => piece(slots[random(slots.length)], content())), piece(undefined, content())]
}
