import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './errors.ts'
import { cacheMilliseconds, keyOf, ReadCache } from './react-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A cache, and a call whose responses the test provides. */
function reading(area = 'carts') {
  const cache = new ReadCache()
  const asked: { answer(value: unknown): void; refuse(error: unknown): void; signal: AbortSignal }[] = []
  const load = (signal: AbortSignal) => new Promise<unknown>((answer, refuse) => void asked.push({ answer, refuse, signal }))
  const entry = () => cache.entry({ key: 'k', area, load })
  return { cache, asked, entry }
}

const settled = () => vi.advanceTimersByTimeAsync(0)
const refusal = (kind: ApiError['kind'], status: number) => new ApiError({ kind, status, code: 'NO', message: 'No.' })

test('two readers of the same call share one request', () => {
  const { asked, entry } = reading()
  expect(entry()).toBe(entry())
  expect(asked).toHaveLength(1)
})

test('the key of a call does not depend on the order of fields, but on that of lists', () => {
  expect(keyOf('a', 'b', { x: 1, y: { p: [1, 2], q: 2 } })).toBe(keyOf('a', 'b', { y: { q: 2, p: [1, 2] }, x: 1 }))
  expect(keyOf('a', 'b', { p: [1, 2] })).not.toBe(keyOf('a', 'b', { p: [2, 1] }))
})

describe('a write', () => {
  test('refetches what is being read; the old answer stays until the new one arrives', async () => {
    const { cache, asked, entry } = reading()
    const told = vi.fn<() => void>()
    entry().subscribe(told)
    asked[0]!.answer('old')
    await settled()
    cache.markStale('carts')
    expect(entry().answer).toEqual({ value: 'old' })
    asked[1]!.answer('new')
    await settled()
    expect(entry().answer).toEqual({ value: 'new' })
    expect(told).toHaveBeenCalledTimes(2)
  })

  test('drops what no one reads, and leaves other areas alone', async () => {
    const { cache, asked, entry } = reading()
    entry()
    asked[0]!.answer('old')
    await settled()
    cache.markStale('orders')
    expect(entry().answer).toEqual({ value: 'old' })
    cache.markStale('carts')
    entry()
    expect(asked).toHaveLength(2)
  })

  test('invalidates an answer that is still pending', async () => {
    const { cache, asked, entry } = reading()
    entry().subscribe(() => {})
    cache.markStale('carts')
    expect(asked[0]!.signal.aborted).toBe(true)
    asked[1]!.answer('new')
    asked[0]!.answer('late')
    await settled()
    expect(entry().answer).toEqual({ value: 'new' })
  })
})

describe('a failed answer', () => {
  test('with an error replaces the old one', async () => {
    const { cache, asked, entry } = reading()
    entry().subscribe(() => {})
    asked[0]!.answer('old')
    await settled()
    cache.markStale('carts')
    asked[1]!.refuse(refusal('application', 404))
    await settled()
    expect(entry()).toMatchObject({ answer: undefined, error: { status: 404 } })
  })

  test('with an unreachable server keeps the old one', async () => {
    const { cache, asked, entry } = reading()
    entry().subscribe(() => {})
    asked[0]!.answer('old')
    await settled()
    cache.markStale('carts')
    asked[1]!.refuse(refusal('system', 0))
    await settled()
    expect(entry()).toMatchObject({ answer: { value: 'old' }, error: undefined })
  })

  test('is refetched by the next reader after a while', async () => {
    const { asked, entry } = reading()
    entry()
    asked[0]!.refuse(refusal('application', 404))
    await settled()
    await vi.advanceTimersByTimeAsync(1_000)
    entry()
    expect(asked).toHaveLength(2)
  })
})

describe('when the last reader leaves', () => {
  test('a pending request is aborted', async () => {
    const { asked, entry } = reading()
    entry().subscribe(() => {})()
    await settled()
    expect(asked[0]!.signal.aborted).toBe(true)
  })

  test('but continues if the reader returns immediately', async () => {
    const { asked, entry } = reading()
    entry().subscribe(() => {})()
    entry().subscribe(() => {})
    await settled()
    expect(asked[0]!.signal.aborted).toBe(false)
  })

  test('an answer is cached for half a minute', async () => {
    const { asked, entry } = reading()
    const leave = entry().subscribe(() => {})
    asked[0]!.answer('there')
    await settled()
    leave()
    await vi.advanceTimersByTimeAsync(cacheMilliseconds - 1)
    expect(entry().answer).toEqual({ value: 'there' })
    await vi.advanceTimersByTimeAsync(1)
    expect(entry().answer).toBeUndefined()
  })
})

test('unmounting a provider aborts every request', () => {
  const { cache, asked, entry } = reading()
  entry()
  cache.clear()
  expect(asked[0]!.signal.aborted).toBe(true)
})
