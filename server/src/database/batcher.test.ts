import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seed, timesToRun } from '../../../tests/support/rounds.ts'
import { createBatcher, type BatchLimits } from './batcher.ts'

interface Item {
  id: number
  group: string
  size: number
  /** Fails every batch that it is in. */
  isBad?: boolean
  /** It is known as the cause of a failure. */
  isKnown?: boolean
}

const limits: BatchLimits = { underWayMax: 2, aloneMax: 4, itemsMax: 5, sizeMax: 20, waitingMax: 30, waitingSizeMax: 80, waitMsMax: 1000 }

class BadItemError extends Error {}
class LostConnectionError extends Error {}

/** The causes of a failure can't be found while this item is among them. */
const unreadable = 99

/** A batcher on an executor that is stepped by hand. */
function onPaper() {
  const clock = { now: 0 }
  const batches: Item[][] = []
  const underWay: { items: readonly Item[]; succeed(): void; fail(error: Error): void }[] = []
  const steps: (() => void)[] = []
  const add = createBatcher<Item, string>({
    groupOf: ({ group }) => group,
    sizeOf: ({ size }) => size,
    write: (items) =>
      new Promise((resolve, reject) => {
        batches.push([...items])
        underWay.push({ items, succeed: () => resolve(items.map(({ id }) => `result of ${id}`)), fail: reject })
      }),
    isOfOneItem: (error) => error instanceof BadItemError,
    causesOf: (_error, items) => {
      if (items.some(({ id }) => id === unreadable)) return Promise.reject(new Error('unreadable'))
      return Promise.resolve(new Set(items.filter(({ isBad, isKnown }) => isBad && isKnown)))
    },
    overloaded: () => new Error('overloaded'),
    limits,
    now: () => clock.now,
    soon: (step) => void steps.push(step),
  })
  const settle = async () => {
    for (const step of steps.splice(0)) step()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  /** Ends the batch at this place among those under way, as its items decide. */
  const end = async (place: number, error?: Error) => {
    const [batch] = underWay.splice(place % underWay.length, 1)
    if (error) batch!.fail(error)
    else if (batch!.items.some(({ isBad }) => isBad)) batch!.fail(new BadItemError('bad'))
    else batch!.succeed()
    await settle()
  }
  return { add, batches, underWay, clock, settle, end }
}

const item = (id: number, rest: Partial<Item> = {}): Item => ({ id, group: 'a', size: 1, ...rest })
const idsOf = (batches: readonly Item[][]) => batches.map((batch) => batch.map(({ id }) => id))

const resultOf = (added: Promise<string>): Promise<string> => added.catch((error: Error) => error.message)

describe('what waits together is written together', () => {
  test('the first at once, the second beside it, the others in the next batch', async () => {
    const { add, batches, settle, end } = onPaper()
    const first = add(item(1))
    expect(idsOf(batches)).toEqual([[1]])
    const second = [add(item(2)), add(item(3))]
    expect(batches).toHaveLength(1)
    await settle()
    const others = [4, 5, 6].map((id) => add(item(id)))
    await settle()
    expect(idsOf(batches)).toEqual([[1], [2, 3]])
    await end(1)
    expect(idsOf(batches)).toEqual([[1], [2, 3], [4, 5, 6]])
    await end(0)
    await end(0)
    expect(await Promise.all([first, ...second, ...others])).toEqual([1, 2, 3, 4, 5, 6].map((id) => `result of ${id}`))
  })

  test('groups don’t wait for each other', async () => {
    const { add, batches, settle } = onPaper()
    for (let id = 1; id <= 6; id++) void add(item(id, { group: 'a' }))
    await settle()
    void add(item(7, { group: 'b' }))
    expect(idsOf(batches)).toEqual([[1], [2, 3, 4, 5, 6], [7]])
  })
})

describe('one item’s failure is its own', () => {
  test('each item of a failed batch is written alone', async () => {
    const { add, batches, settle, end } = onPaper()
    void add(item(1))
    const others = [item(2), item(3, { isBad: true }), item(4)].map((one) => resultOf(add(one)))
    await settle()
    await end(1)
    expect(idsOf(batches)).toEqual([[1], [2, 3, 4], [2], [3], [4]])
    for (let count = 0; count < 3; count++) await end(1)
    expect(await Promise.all(others)).toEqual(['result of 2', 'bad', 'result of 4'])
  })

  test('items that are known as the cause fail, after the others are written together again', async () => {
    const { add, batches, settle, end } = onPaper()
    void add(item(1))
    const known = { isBad: true, isKnown: true }
    const others = [item(2), item(3, known), item(4), item(5, known), item(6)].map((one) => resultOf(add(one)))
    let hasFailed = false
    void others[1]!.then(() => (hasFailed = true))
    await settle()
    await end(1)
    expect([idsOf(batches), hasFailed]).toEqual([[[1], [2, 3, 4, 5, 6], [2, 4, 6]], false])
    await end(1)
    expect(await Promise.all(others)).toEqual(['result of 2', 'bad', 'result of 4', 'bad', 'result of 6'])
  })

  test('each item is written alone if the causes can’t be found', async () => {
    const { add, batches, settle, end } = onPaper()
    void add(item(1))
    const others = [item(2), item(unreadable, { isBad: true, isKnown: true })].map((one) => resultOf(add(one)))
    await settle()
    for (let count = 0; count < 3; count++) await end(1)
    expect(idsOf(batches)).toEqual([[1], [2, unreadable], [2], [unreadable]])
    expect(await Promise.all(others)).toEqual(['result of 2', 'bad'])
  })

  test('the items of a failed batch are written a few at a time', async () => {
    const { add, underWay, settle, end } = onPaper()
    void add(item(1))
    const others = [item(2), item(3), item(4), item(5), item(6, { isBad: true })].map((one) => resultOf(add(one)))
    await settle()
    await end(1)
    expect(underWay.map(({ items: [first] }) => first!.id)).toEqual([1, 2, 3, 4, 5])
    for (let count = 0; count < 5; count++) await end(1)
    expect(await Promise.all(others)).toEqual(['result of 2', 'result of 3', 'result of 4', 'result of 5', 'bad'])
  })

  test('a failure that no item causes is that of all; nothing is written again', async () => {
    const { add, batches, settle, end } = onPaper()
    void add(item(1))
    const others = [item(2), item(3)].map((one) => resultOf(add(one)))
    await settle()
    await end(1, new LostConnectionError('lost'))
    expect(await Promise.all(others)).toEqual(['lost', 'lost'])
    expect(idsOf(batches)).toEqual([[1], [2, 3]])
  })
})

test('an item that has waited for too long, or can’t wait, is refused', async () => {
  const { add, batches, clock, settle, end } = onPaper()
  void add(item(1))
  void add(item(2))
  await settle()
  const waiting = Array.from({ length: limits.waitingMax + 1 }, (_, at) => resultOf(add(item(10 + at))))
  expect(await waiting.at(-1)).toBe('overloaded')
  clock.now = limits.waitMsMax + 1
  await end(0)
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'overloaded'))
  void add(item(3))
  await settle()
  expect(idsOf(batches)).toEqual([[1], [2], [3]])
})

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      group: fc.constantFrom('a', 'b'),
      size: fc.integer({ min: 1, max: 30 }),
      isBad: fc.boolean(),
      isKnown: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant('turn' as const) },
  { weight: 2, arbitrary: fc.nat(9) },
)

test('whatever comes and ends in whatever order, each item is written once within the limits, and gets its own result', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
    const { add, batches, underWay, settle, end } = onPaper()
    const results: Promise<string>[] = []
    const items: Item[] = []
    const inGroup = (group: string) => underWay.filter(({ items: [first] }) => first!.group === group)
    for (const one of steps) {
      if (one === 'turn') await settle()
      else if (typeof one === 'number') await (underWay.length > 0 ? end(one) : settle())
      else {
        items.push({ id: items.length, ...one })
        results.push(resultOf(add(items.at(-1)!)))
      }
      for (const group of ['a', 'b']) {
        const together = inGroup(group).filter(({ items: written }) => written.length > 1 || !hasFailed(batches, written[0]!))
        expect(together.length).toBeLessThanOrEqual(limits.underWayMax)
      }
    }
    await settle()
    while (underWay.length > 0) await end(0)
    expect(await Promise.all(results)).toEqual(
      await Promise.all(results.map(async (result, id) => ((await result) === 'overloaded' ? 'overloaded' : expected(items[id]!)))),
    )
    for (const batch of batches) {
      expect(new Set(batch.map(({ group }) => group)).size).toBe(1)
      expect(batch.length).toBeLessThanOrEqual(limits.itemsMax)
      expect(batch.length === 1 || batch.reduce((sum, { size }) => sum + size, 0) <= limits.sizeMax).toBe(true)
    }
    for (const group of ['a', 'b']) {
      const order = firstWritten(batches.flat().filter((one) => one.group === group))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    }
    for (const { id, isBad } of items) {
      const written = batches.filter((batch) => batch.some((one) => one.id === id))
      const failed = written.filter((batch) => batch.some((one) => one.isBad))
      expect(written.length - failed.length).toBe(isBad || (await results[id]) === 'overloaded' ? 0 : 1)
    }
  })
  await fc.assert(property, { seed, numRuns: timesToRun(200, 5_000) })
})

const expected = ({ id, isBad }: Item): string => (isBad ? 'bad' : `result of ${id}`)
const firstWritten = (items: readonly Item[]): number[] => [...new Set(items.map(({ id }) => id))]
/** Whether an item was in a batch with others, and is therefore written alone. */
const hasFailed = (batches: readonly Item[][], { id }: Item): boolean =>
  batches.some((batch) => batch.length > 1 && batch.some((one) => one.id === id))
