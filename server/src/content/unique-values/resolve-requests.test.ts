import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seed } from '../../../../tests/support/rounds.ts'
import { resolveRequests, type ValueRequest } from './resolve-requests.ts'

/** `a 1>2`: item a has 1 and wants 2; a dash means no value. */
function wishes(...written: string[]): ValueRequest[] {
  return written.map((one, place) => {
    const [, id, old, value] = /^(\w+) (\S+)>(\S+)$/.exec(one)!
    return { place, id: id!, old: old === '-' ? null : old!, value: value === '-' ? null : value! }
  })
}

const rows: [title: string, wishes: string[], holders: Record<string, string>, refused: number[]][] = [
  ['a value nobody has', ['a ->1'], {}, []],
  ['another’s value', ['a ->1'], { 1: 'x' }, [0]],
  ['its own value', ['a 1>1'], { 1: 'a' }, []],
  ['one value for two: the first has it', ['b ->1', 'a ->1'], {}, [1]],
  ['no value for many', ['a 1>-', 'b ->-', 'c ->-'], { 1: 'a' }, []],
  ['two swap', ['a 1>2', 'b 2>1'], { 1: 'a', 2: 'b' }, []],
  ['all move up, in either order', ['a 1>2', 'b 2>3', 'c 3>4'], { 1: 'a', 2: 'b', 3: 'c' }, []],
  ['what another lets go', ['a ->1', 'b 1>2'], { 1: 'b' }, []],
  ['one is refused, so those that wait for its value are too', ['a 1>2', 'b 2>3', 'c 3>4'], { 1: 'a', 2: 'b', 3: 'c', 4: 'x' }, [0, 1, 2]],
  ['one keeps what another wants', ['a ->1', 'b 1>1'], { 1: 'b' }, [0]],
  ['of one item’s two wishes only the last counts', ['a ->1', 'a ->2'], { 1: 'x' }, []],
  ['of one item’s two wishes the last is refused: the first is granted', ['a ->1', 'a ->2'], { 2: 'x' }, [1]],
  ['and goes before a later one’s', ['a ->1', 'b ->1', 'a ->2'], { 2: 'x' }, [1, 2]],
  ['both are refused', ['a 5>1', 'a 5>2'], { 1: 'x', 2: 'x', 5: 'a' }, [0, 1]],
]

test.each(rows)('%s', (_, written, holders, refused) => {
  const asked = wishes(...written)
  const wanted = new Map(Object.entries(holders).filter(([value]) => asked.some((wish) => wish.value === value && wish.old !== value)))
  expect([...resolveRequests(asked, wanted).refused].toSorted()).toEqual(refused)
})

describe('random changes', () => {
  const ids = ['a', 'b', 'c', 'd']
  const values = ['1', '2', '3', '4', '5', null]
  const start = fc.uniqueArray(fc.constantFrom(...values.filter((value) => value !== null)), { maxLength: 5 })
  const asked = fc.array(fc.record({ id: fc.constantFrom(...ids), value: fc.constantFrom(...values) }), { maxLength: 8 })

  test('no value belongs to two items, and a value no one else has is never refused', () => {
    fc.assert(
      fc.property(start, asked, (had, list) => {
        const all = [...ids, 'x']
        const before = new Map(had.map((value, index) => [value, all[index]!]))
        const oldOf = (id: string) => [...before].find(([, owner]) => owner === id)?.[0] ?? null
        const made = list.map(({ id, value }, place) => ({ id, value, place, old: oldOf(id) }))
        const { refused } = resolveRequests(made, before)
        const after = new Map(all.map((id) => [id, oldOf(id)]))
        for (const { id, value, place } of made) if (!refused.has(place)) after.set(id, value)
        const held = [...after.values()].filter((value) => value !== null)
        expect(new Set(held).size).toBe(held.length)
        for (const { value, place } of made) if (refused.has(place)) expect(held).toContain(value)
      }),
      { numRuns: 2000, seed },
    )
  })
})
