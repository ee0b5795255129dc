/** Runs work in lanes: at most `max` at a time in each, the rest in the order it came. */
export function createLanes(max: number): <T>(lane: string, work: () => Promise<T>) => Promise<T> {
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (name, work) => {
    const lane = lanes.get(name) ?? { running: 0, waiting: [] }
    lanes.set(name, lane)
    if (lane.running === max) await new Promise<void>((resolve) => lane.waiting.push(resolve))
    else lane.running++
    try {
      return await work()
    } finally {
      // The next one takes over the place.
      const next = lane.waiting.shift()
      if (next) next()
      else if (--lane.running === 0) lanes.delete(name)
    }
  }
}
