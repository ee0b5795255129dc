import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compressed, decompressed } from './compress.ts'
import { dictionary1 } from './dictionary-1.ts'
import { dictionary2 } from './dictionary-2.ts'

const recorded = (file: string): unknown =>
  (JSON.parse(readFileSync(new URL(`../../../../docs/recorded/${file}.json`, import.meta.url), 'utf8')) as { answer: unknown }).answer

test.each([
  [dictionary1, '8d5b6724f807b8cade3cba1e2cf006c9ba2686e017c89151f8ae4195e6557539'],
  [dictionary2, 'd9b7cbc47f730a9246fa2cc44459de3286869212fd54e4876ce4744fdba27b68'],
])('a dictionary that is in use never changes: documents in databases refer to it', (dictionary, checksum) => {
  expect(createHash('sha256').update(dictionary).digest('hex')).toBe(checksum)
})

test('the HTML of an email is a fifth of its text, and read unchanged', () => {
  const { html } = (recorded('mails/get-mail') as { mail: { html: string } }).mail
  const bytes = compressed(html, 'mails')!
  expect(bytes.length).toBeLessThan(html.length / 5)
  expect(decompressed(bytes)).toBe(html)
})

test.each(['checkouts/create-checkout', 'carts/get-current-cart', 'orders/get-order'])(
  '%s is a fifth of its text, and read unchanged',
  (file) => {
    const document = recorded(file)
    const text = JSON.stringify(document)
    const bytes = compressed(document)!
    expect(bytes.length).toBeLessThan(text.length / 4)
    expect(JSON.stringify(decompressed(bytes))).toBe(text)
  },
)

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a short document', { name: 'Jarro' }],
])('%s isn’t compressed', (_, document) => expect(compressed(document)).toBeUndefined())

test('any text comes back: of other languages, with control characters, and half of a surrogate pair', () => {
  const document = { text: ['Zoë 🏺 \u0000 \ud83c', 'ação'.repeat(400)] }
  expect(decompressed(compressed(document)!)).toEqual(document)
})

test('a document of an unknown dictionary is refused', () => {
  const bytes = compressed({ text: 'a'.repeat(2_000) })!
  expect(() => decompressed(Buffer.concat([Buffer.of(250), bytes.subarray(1)]))).toThrow('dictionary 250')
})
