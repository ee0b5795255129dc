import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPieces, inflatePieces, joinCompressed } from './compressed-page.ts'
import { joinPage, type Insertions, type Piece, type Slot } from './page-template.ts'

const text = 'A vase for one flower, a jug for the rest of them, and a bowl. '
const piece = (slot?: Slot): Piece => ({ bytes: Buffer.from(text.repeat(20)), slot })
const pieces = [piece('nonce'), piece('visitorHtml'), piece('nonce'), piece('visitorText'), piece('requestId'), piece()]
const lengths = { nonce: 4, requestId: 6, visitorText: 10 }

const insertions = (letter: string, html: string): Insertions => ({
  nonce: letter.repeat(4),
  requestId: letter.repeat(6),
  visitorText: letter.repeat(10),
  visitorHtml: html,
})

test.each([
  ['a', ''],
  ['b', '<b>2</b>'],
  ['A', text.repeat(3)],
  ['c', text],
])('pieces that refer to each other are joined around insertions (%s, %s)', async (letter, html) => {
  const page = await compressPieces(pieces, lengths)
  const inserted = insertions(letter, html)
  const joined = joinCompressed(page, inserted)!
  expect(gunzipSync(joined).equals(joinPage(pieces, inserted))).toBe(true)
  expect(inflatePieces(page)).toEqual(pieces)
  // Most pieces are no more than a reference to the one before.
  expect(page.pieces.map(({ bytes }) => bytes.length < 40)).toEqual([false, true, false, true, true, true])
})

test('an insertion of another length isn’t put between pieces that refer to each other', async () => {
  const page = await compressPieces(pieces, lengths)
  expect(joinCompressed(page, { ...insertions('a', ''), visitorText: '12345678901' })).toBeUndefined()
})
