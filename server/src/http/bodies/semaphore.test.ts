import { expect, test } from 'vitest'
import { createSemaphore, type Release, type Semaphore } from './semaphore.ts'

const bounds = { capacity: 10, shareMax: 5, waitingMax: 8, waitMaxMs: 60_000 }

/** Acquires without waiting for it, and records the order in which parts are acquired. */
function acquiring(semaphore: Semaphore) {
  const order: string[] = []
  const releases = new Map<string, Release>()
  const acquire = async (name: string, weight: number): Promise<void> => {
    const release = await semaphore.acquire(name.split(' ')[0]!, weight)
    order.push(name)
    releases.set(name, release)
  }
  const release = async (name: string): Promise<void> => {
    releases.get(name)!()
    await new Promise(setImmediate)
  }
  return { order, acquire, release }
}

test('what is free is acquired at once', async () => {
  const semaphore = createSemaphore(bounds)
  await Promise.all([semaphore.acquire('olga', 5), semaphore.acquire('vera', 5)])
  expect(semaphore).toMatchObject({ free: 0, waiting: 0 })
})

test('a part that is heavier than the capacity gets all of it', async () => {
  const semaphore = createSemaphore(bounds)
  const release = await semaphore.acquire('olga', 1000)
  expect(semaphore.free).toBe(0)
  release()
  expect(semaphore.free).toBe(10)
})

test('to release twice has no effect', async () => {
  const semaphore = createSemaphore(bounds)
  const release = await semaphore.acquire('olga', 4)
  await semaphore.acquire('vera', 4)
  release()
  release()
  expect(semaphore.free).toBe(6)
})

test('the caller who holds least is next, then who came first', async () => {
  const { order, acquire, release } = acquiring(createSemaphore({ ...bounds, shareMax: 10 }))
  for (const name of ['olga 1', 'olga 2']) void acquire(name, 5)
  for (const name of ['olga 3', 'olga 4', 'vera 1', 'mia 1']) void acquire(name, 5)
  await new Promise(setImmediate)
  await release('olga 1')
  await release('olga 2')
  expect(order.slice(2)).toEqual(['vera 1', 'olga 3'])
  await release('vera 1')
  await release('mia 1')
  expect(order.slice(4)).toEqual(['mia 1', 'olga 4'])
})

test('light parts don’t keep a heavy one waiting', async () => {
  const { order, acquire, release } = acquiring(createSemaphore(bounds))
  void acquire('olga 1', 3)
  void acquire('mia 1', 3)
  void acquire('vera 1', 8)
  void acquire('noa 1', 1)
  await new Promise(setImmediate)
  await release('olga 1')
  expect(order).toEqual(['olga 1', 'mia 1'])
  await release('mia 1')
  expect(order).toEqual(['olga 1', 'mia 1', 'vera 1', 'noa 1'])
})

test('one caller leaves a share to others', async () => {
  const { order, acquire, release } = acquiring(createSemaphore(bounds))
  for (const name of ['olga 1', 'olga 2', 'olga 3', 'vera 1']) void acquire(name, 3)
  await new Promise(setImmediate)
  expect(order).toEqual(['olga 1', 'vera 1'])
  await release('olga 1')
  expect(order).toEqual(['olga 1', 'vera 1', 'olga 2'])
  await release('olga 2')
  expect(order.at(-1)).toBe('olga 3')
})

test('503: it takes too long, and then the next one comes', async () => {
  const semaphore = createSemaphore({ ...bounds, waitMaxMs: 50 })
  const release = await semaphore.acquire('olga', 4)
  await expect(semaphore.acquire('vera', 10)).rejects.toMatchObject({ code: 'TEMPORARILY_UNAVAILABLE', data: { retryAfterSeconds: 1 } })
  expect(semaphore).toMatchObject({ free: 6, waiting: 0 })
  const heavy = semaphore.acquire('vera', 10).catch(() => 'refused')
  const light = semaphore.acquire('mia', 6)
  expect(await heavy).toBe('refused')
  await light
  release()
  expect(semaphore).toMatchObject({ free: 4, waiting: 0 })
})

test('503: too many are waiting', async () => {
  const semaphore = createSemaphore({ ...bounds, waitingMax: 1 })
  const release = await semaphore.acquire('olga', 10)
  const waiting = semaphore.acquire('vera', 1)
  await expect(semaphore.acquire('mia', 1)).rejects.toMatchObject({ code: 'TEMPORARILY_UNAVAILABLE' })
  release()
  await waiting
  expect(semaphore.free).toBe(9)
})

test('503: too many are waiting, and then the caller who has most of them is refused', async () => {
  const semaphore = createSemaphore({ ...bounds, waitingMax: 3 })
  const release = await semaphore.acquire('olga', 10)
  const [first, second, last] = [1, 2, 3].map(() => semaphore.acquire('mia', 1).catch(() => 'refused'))
  const vera = semaphore.acquire('vera', 1)
  expect(await last).toBe('refused')
  expect(semaphore.waiting).toBe(3)
  release()
  for (const granted of await Promise.all([first, second, vera])) expect(granted).toBeTypeOf('function')
})

test('who leaves no longer waits, and keeps no one else waiting', async () => {
  const semaphore = createSemaphore(bounds)
  const release = await semaphore.acquire('olga', 5)
  const leaving = new AbortController()
  const heavy = semaphore.acquire('vera', 10, leaving.signal)
  const light = semaphore.acquire('mia', 5)
  const reason = new Error('The connection was closed.')
  leaving.abort(reason)
  await expect(heavy).rejects.toBe(reason)
  await light
  expect(semaphore).toMatchObject({ free: 0, waiting: 0 })
  release()
})
