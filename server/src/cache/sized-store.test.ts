import { expect, test } from 'vitest'
import { createSizedStore } from './sized-store.ts'

const bytesMax = 1_000
const entry = (bytes = 10) => ({ bytes })

test('what is used stays, however many other entries come', () => {
  const store = createSizedStore(bytesMax)
  store.put('used', entry())
  store.find('used')
  for (let n = 0; n < 10_000; n++) store.put(`other ${n}`, entry())
  expect(store.find('used')).toBeDefined()
  expect(store.find('other 0')).toBeUndefined()
  expect(store.bytes).toBeLessThanOrEqual(bytesMax)
})

test('of the entries that are used, the one used longest ago goes first', () => {
  const store = createSizedStore(bytesMax)
  for (const key of ['a', 'b', 'c', 'd']) {
    store.put(key, entry(240))
    store.find(key)
  }
  store.find('a')
  store.put('e', entry(240))
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => store.find(key))).toEqual(['a', 'c', 'd', 'e'])
})

test('an entry that grows pushes out others, and one that was replaced doesn’t count', () => {
  const store = createSizedStore(bytesMax)
  const [first, second] = [entry(400), entry(400)]
  store.put('first', first)
  store.put('second', second)
  store.resize('second', second, 800)
  expect([store.find('first'), store.bytes]).toEqual([undefined, 800])
  store.resize('first', first, 900)
  expect(store.bytes).toBe(800)
})
