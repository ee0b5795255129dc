import { readdirSync, rmSync, utimesSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCached, makeCached, renditionName, sweepRenditions } from './rendition-cache.ts'
import { WaitingEnded } from './turn.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renditions-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const root = () => join(folder, 'media', 'renditions')
const kept = () => readdirSync(root(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const day = 24 * 3_600_000

/** A rendition that was used some days ago. */
async function addUsed(name: string, daysAgo: number): Promise<string> {
  const key = renditionName(name)
  await makeCached(folder, key, { make: () => Promise.resolve(Buffer.alloc(100, 'x')) })
  const date = new Date(Date.now() - daysAgo * day)
  utimesSync(join(root(), key.slice(0, 2), key), date, date)
  return key
}

test('what is requested at the same time is made once, and read from the disk from then on', async () => {
  const name = renditionName('key', 'variety')
  let made = 0
  const make = () => Promise.resolve(Buffer.from(`made ${++made}`))
  await Promise.all([makeCached(folder, name, { make }), makeCached(folder, name, { make })])
  const cached = await findCached(folder, name)
  expect([cached!.size, String(await cached!.read()), await text((await cached!.stream({ start: 0, end: 3 }))!)]).toEqual([
    6,
    'made 1',
    'made',
  ])
  expect(await findCached(folder, renditionName('key', 'other'))).toBeUndefined()
})

test('M09: a sweep keeps what was used last, within bytes, files and days', async () => {
  rmSync(root(), { recursive: true, force: true })
  const names = await Promise.all([0, 1, 2, 3, 4, 5, 40].map((days) => addUsed(`used ${days}`, days)))
  // A use counts: the one that was unused for longest is the latest now.
  await findCached(folder, names[5]!)
  expect(await sweepRenditions(folder, { bytesMax: 10_000, filesMax: 100, daysMax: 30 })).toBe(1)
  expect(kept()).toHaveLength(6)
  expect(await sweepRenditions(folder, { bytesMax: 500, filesMax: 100, daysMax: 30 })).toBe(2)
  expect(
    kept()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([names[0], names[1], names[2], names[5]].toSorted())
  expect(await sweepRenditions(folder, { bytesMax: 10_000, filesMax: 3, daysMax: 30 })).toBe(1)
  expect(await sweepRenditions(folder, { bytesMax: 10_000, filesMax: 3, daysMax: 30 })).toBe(0)
})

test('the making ends when all who wait have left; one who comes then has it made anew', async () => {
  const name = renditionName('left', 'variety')
  let made = 0
  /** Waits until it is aborted, the first time. */
  const make = (signal: AbortSignal) =>
    ++made > 1
      ? Promise.resolve(Buffer.from('made anew'))
      : new Promise<undefined>((_, reject) => signal.addEventListener('abort', () => reject(new WaitingEnded('left'))))
  const leave: (() => void)[] = []
  const call = () => makeCached(folder, name, { make, onLeave: (left) => leave.push(left) })
  const [first, second] = [call(), call()]
  const both = Promise.allSettled([first, second])
  leave[0]!()
  leave[1]!()
  const third = call()
  for (const outcome of await both) expect(outcome).toMatchObject({ reason: expect.any(WaitingEnded) as WaitingEnded })
  expect([String(await third), made]).toEqual(['made anew', 2])
})
