import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LoadedRows } from './loaded-rows.ts'
import { Windows, type ReadRows } from './windows.ts'

type WindowRequest = Parameters<ReadRows>[0]

/** The time to scroll past a row when thirty fit on the screen, and the time of a response. */
const [frameMs, answerMs] = [16, 60]
let rows: LoadedRows
let windows: Windows
let asked: WindowRequest[]
let signals: AbortSignal[]

const itemsOf = (start: number, count: number) => Array.from({ length: count }, (_, n) => ({ id: `i${start + n}`, data: {} }))

beforeEach(() => {
  vi.useFakeTimers()
  rows = new LoadedRows()
  asked = []
  signals = []
  windows = new Windows(rows, async (one, signal) => {
    asked.push(one)
    signals.push(signal)
    await new Promise((resolve) => setTimeout(resolve, answerMs))
    const items = itemsOf(one.start, Math.min(one.count, rows.total - one.start))
    return { items, marks: [], names: {}, isLast: one.start + items.length === rows.total }
  })
  begin()
})
afterEach(() => vi.useRealTimers())

function begin(total = 100_000): void {
  rows.begin(total, () => false)
  rows.put(0, itemsOf(0, 100))
  windows.begin([], 100)
}

const startsOf = () => asked.map(({ start, count }) => `${start}+${count}`)
const isThere = (index: number): boolean => rows.at(index) !== undefined
const waited = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('loading', () => {
  test('loads nothing if the page came with the visible rows', async () => {
    windows.setVisibleRows(0, 35)
    await waited(500)
    expect(asked).toEqual([])
  })

  test('loads rows that aren’t visible when they are needed, without those that are loaded', async () => {
    const loaded = windows.load(50, 1049)
    await waited(500)
    expect(await loaded).toBe(true)
    expect(startsOf()).toEqual(['100+500', '600+500'])
    expect(isThere(1049)).toBe(true)
  })

  test('loads the next rows in one request before they are visible', async () => {
    windows.setVisibleRows(0, 35)
    windows.setVisibleRows(3, 38)
    await waited(500)
    expect(startsOf()).toEqual(['100+400'])
    expect(isThere(499)).toBe(true)
  })

  test('keeps up with continuous scrolling', async () => {
    let missing = 0
    for (let first = 0; first < 20_000; first += 17) {
      windows.setVisibleRows(Math.max(first - 10, 0), first + 35)
      await waited(frameMs)
      for (let index = first; index < first + 25; index++) if (!isThere(index)) missing++
    }
    expect(missing).toBe(0)
    expect(asked.every(({ count }) => count <= 500)).toBe(true)
    expect(new Set(startsOf()).size).toBe(asked.length)
  })

  test('loads the rows above when scrolling back up', async () => {
    windows.setVisibleRows(50_000, 50_035)
    await waited(500)
    windows.setVisibleRows(49_990, 50_025)
    await waited(500)
    expect(startsOf()).toEqual(['50000+100', '49500+500'])
  })

  test('loads only the last of several quick jumps', async () => {
    for (let first = 5000; first <= 90_000; first += 5000) {
      windows.setVisibleRows(first, first + 35)
      await waited(frameMs)
    }
    await waited(500)
    expect(startsOf()).toEqual(['90000+100'])
  })

  test('aborts a request after a jump, and repeats it on return', async () => {
    windows.setVisibleRows(20_000, 20_035)
    await waited(50)
    windows.setVisibleRows(70_000, 70_035)
    await waited(50)
    expect(signals[0]!.aborted).toBe(true)
    windows.setVisibleRows(20_000, 20_035)
    await waited(500)
    expect(startsOf()).toEqual(['20000+100', '70000+100', '20000+100'])
    expect(isThere(20_035)).toBe(true)
  })
})

test('reloads the visible rows in the middle of a list', async () => {
  windows.setVisibleRows(20_000, 20_035)
  await waited(500)
  begin()
  await waited(500)
  expect(isThere(20_000)).toBe(true)
  begin(50)
  await waited(500)
  expect(startsOf()).toEqual(['20000+100', '20000+100'])
})

test('retries a failed read after a delay', async () => {
  let fails = 2
  const failing = new Windows(rows, async ({ start, count }) => {
    if (fails-- > 0) throw new TypeError('Failed to fetch')
    return { items: itemsOf(start, count), marks: [], names: {}, isLast: false }
  })
  failing.begin([], 100)
  failing.setVisibleRows(300, 335)
  await waited(10_000)
  expect(isThere(335)).toBe(true)
  expect(fails).toBe(-1)
})
