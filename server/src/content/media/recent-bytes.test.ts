import { expect, test } from 'vitest'
import { createRecentBytes, smallBytesMax } from './recent-bytes.ts'

test('small contents are kept for an hour, larger ones aren’t', async () => {
  let now = 0
  const recent = createRecentBytes(() => now)
  await recent.load('small', async () => Buffer.alloc(smallBytesMax))
  await recent.load('large', async () => Buffer.alloc(smallBytesMax + 1))
  expect([recent.find('small')?.length, recent.find('large')]).toEqual([smallBytesMax, undefined])
  now = 3_600_000
  expect(recent.find('small')).toBeUndefined()
})

test('24 MB of them are kept', async () => {
  const recent = createRecentBytes()
  const names = Array.from({ length: 200 }, (_, at) => `content ${at}`)
  for (const name of names) await recent.load(name, async () => Buffer.alloc(smallBytesMax))
  const bytes = names.reduce((sum, name) => sum + (recent.find(name)?.length ?? 0), 0)
  expect(bytes).toBeLessThanOrEqual(24 * 2 ** 20)
  expect(bytes).toBeGreaterThan(23 * 2 ** 20)
})

test('what is requested at the same time is read once, and again if it failed', async () => {
  const recent = createRecentBytes()
  let read = 0
  const load = (isFailing = false) =>
    recent.load('name', async () => {
      read++
      if (isFailing) throw new Error('the disk fails')
      return Buffer.from('content')
    })
  await expect(load(true)).rejects.toThrow('the disk fails')
  expect((await Promise.all([load(), load()])).map(String)).toEqual(['content', 'content'])
  expect([String(await load()), read]).toEqual(['content', 2])
})
