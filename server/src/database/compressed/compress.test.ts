import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compressed, decompressed } from './compress.ts'
import { dictionary1 } from './dictionary-1.ts'

const recorded = (file: string): unknown =>
  (JSON.parse(readFileSync(new URL(`../../../../docs/recorded/${file}.json`, import.meta.url), 'utf8')) as { answer: unknown }).answer

test('a dictionary that is in use never changes: documents in databases refer to it', () => {
  expect(createHash('sha256').update(dictionary1).digest('hex')).toBe('8d5b6724f807b8cade3cba1e2cf006c9ba2686e017c89151f8ae4195e6557539')
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
