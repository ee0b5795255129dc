import { expect, test } from 'vitest'
import { serializeOnce, serialize } from './serialize.ts'

const jug = () => serializeOnce({ id: 'jug', name: 'Jarro “Água”', price: 12.5, sku: undefined, media: { items: [{ id: 'a' }] } })
const mug = () => serializeOnce({ id: 'mug', name: 'Caneca ☕', price: 8, sku: 'MUG', media: { items: [] } })

const [oneJug, oneMug] = [jug(), mug()]

test.each<[string, unknown]>([
  ['nothing kept', { message: 'no', details: { a: [1, 2], b: null, c: undefined } }],
  ['one kept', { product: oneJug }],
  ['a list of kept', { products: [oneJug, oneMug, oneJug], metadata: { count: 3, total: undefined, cursors: {} } }],
  ['kept behind what is left out', { note: undefined, products: [oneMug] }],
  ['a list that is empty', { products: [], metadata: { count: 0 } }],
  ['a list only some of which is kept', { products: [oneMug, { id: 'bowl' }] }],
  ['kept deeper than an answer’s first level', { page: { product: oneJug } }],
  ['a list', [oneJug]],
  ['a text', 'plain'],
  ['nothing', null],
])('%s is written like JSON.stringify does, the first time and again', (_, body) => {
  expect(String(serialize(body))).toBe(JSON.stringify(body))
  expect(String(serialize(body))).toBe(JSON.stringify(body))
})

test('cached values are frozen at every depth', () => {
  const kept = jug()
  expect(() => kept.media.items.push({ id: 'b' })).toThrow(TypeError)
  expect(() => Object.assign(kept, { price: 1 })).toThrow(TypeError)
})
