import { createHash } from 'node:crypto'
import { noteClock } from '../../kernel/source-changes.ts'

const cachedForMs = 10_000
const cachedMax = 1000

/** What was read about lists that are too long to count, cached for some seconds: counting
 *  reads ten thousand rows, hundreds of times as many as a page, and a list that long doesn't become short. */
export function createLongLists<Facts>() {
  const lists = new Map<string, { until: number; facts: Facts }>()
  return {
    get(description: string): Facts | undefined {
      const list = lists.get(digest(description))
      if (!list || list.until <= performance.now()) return undefined
      noteClock()
      return list.facts
    },
    set(description: string, facts: Facts): void {
      const key = digest(description)
      lists.delete(key)
      if (lists.size >= cachedMax) lists.delete(lists.keys().next().value!)
      lists.set(key, { until: performance.now() + cachedForMs, facts })
    },
  }
}

/** A description can be as long as a request. */
const digest = (description: string): string => createHash('sha256').update(description).digest('base64url')
