import { expect, test } from 'vitest'
import { createLanes } from './lanes.ts'

test('two at a time in each lane, in order, whatever becomes of the work', async () => {
  const inLane = createLanes(2)
  const open: Record<string, () => void> = {}
  const began: string[] = []
  const run = (lane: string, name: string) =>
    inLane(lane, async () => {
      began.push(name)
      await new Promise<void>((resolve) => (open[name] = resolve))
      if (name === 'a2') throw new Error('lost')
      return name
    })
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => run(name[0]!, name))
  await expect.poll(() => began).toEqual(['a1', 'a2', 'b1'])
  open.a2!()
  await expect(all[1]).rejects.toThrow('lost')
  await expect.poll(() => began).toEqual(['a1', 'a2', 'b1', 'a3'])
  open.a1!()
  await expect.poll(() => began).toContain('a4')
  for (const name of ['a3', 'a4', 'b1']) open[name]!()
  expect(await Promise.all([all[0], all[2], all[3], all[4]])).toEqual(['a1', 'a3', 'a4', 'b1'])
})
