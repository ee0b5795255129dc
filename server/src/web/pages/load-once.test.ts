import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('is loaded once for all who need it at the same time or later', async () => {
  let count = 0
  const one = loadOnce(async () => ++count)
  expect(await one.loaded()).toBeUndefined()
  expect(await Promise.all([one.get(), one.get()])).toEqual([1, 1])
  expect([await one.get(), await one.loaded(), count]).toEqual([1, 1, 1])
})

test('after a failure, the next caller tries again', async () => {
  let count = 0
  const one = loadOnce(async () => {
    if (++count === 1) throw new Error('not yet')
    return count
  })
  await expect(Promise.all([one.get(), one.get()])).rejects.toThrow('not yet')
  expect(await one.loaded()).toBeUndefined()
  expect(await one.get()).toBe(2)
})
