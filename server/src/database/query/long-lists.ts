import { noteClock } from '../../kernel/source-changes.ts'

const cachedForMs = 10_000
const cachedMax = 1000

/** What was read about lists that are too long to count, cached for some seconds: it takes ten thousand rows, hundreds of times as many as a page, and a list that long
 *  doesn't become short. */
export function createLongLists<Facts>() {
  const lists = new Map<string, { until: number; facts: Facts }>()
  return {
    get(key: string): Facts | undefined {
      const list = lists.get(key)
      if (!list || list.until <= performance.now()) return undefined
      noteClock()
      return list.facts
    },
    set(key: string, facts: Facts): void {
      lists.delete(key)
      if (lists.size >= cachedMax) lists.delete(lists.keys().next().value!)
      lists.set(key, { until: performance.now() + cachedForMs, facts })
    },
  }
}
