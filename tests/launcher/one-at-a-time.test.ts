import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const place = new URL('../../bin/one-at-a-time.js', import.meta.url).href
const { oneAtATime } = (await import(place)) as { oneAtATime<Result>(lock: string, work: () => Promise<Result>): Promise<Result> }

const newLock = () => join(tmpdir(), `lock-${randomUUID()}`)
const remainsOf = (lock: string) => readdirSync(dirname(lock)).filter((name) => name.startsWith(basename(lock)))

test('the same work is done one after the other, also if some of it fails', async () => {
  const lock = newLock()
  let running = 0
  let most = 0
  const work = (n: number) =>
    oneAtATime(lock, async () => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      if (n === 1) throw new Error('on purpose')
      return n
    })
  const results = await Promise.allSettled([0, 1, 2].map(work))
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : (result.reason as Error).message))).toEqual([
    0,
    'on purpose',
    2,
  ])
  expect(most).toBe(1)
  expect(remainsOf(lock)).toEqual([])
})

const noProcess = 2 ** 30

test.each([
  ['a process that was killed', String(noProcess), 0],
  ['a process whose ID another one has', String(process.pid), 60_000],
])('the lock of %s is taken over, by one process at a time', async (_, content, ageMs) => {
  const lock = newLock()
  const written = new Date(Date.now() - ageMs)
  writeFileSync(lock, content)
  utimesSync(lock, written, written)
  let running = 0
  const work = () =>
    oneAtATime(lock, async () => {
      expect(++running).toBe(1)
      await new Promise(setImmediate)
      expect(existsSync(lock)).toBe(true)
      running--
    })
  await Promise.all([work(), work(), work()])
  expect(remainsOf(lock)).toEqual([])
})
