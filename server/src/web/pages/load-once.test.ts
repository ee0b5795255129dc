import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('is loaded once for all who need it at the same time or later', async () => {
  let count = 0
  const get = loadOnce(async () => ++count)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  expect([await get(), count]).toEqual([1, 1])
})

test('after a failure, the next caller tries again', async () => {
  let count = 0
  const get = loadOnce(async () => {
    if (++count === 1) throw new Error('not yet')
    return count
  })
  await expect(Promise.all([get(), get()])).rejects.toThrow('not yet')
  expect(await get()).toBe(2)
})
