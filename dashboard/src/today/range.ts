/** The first and last day of the displayed sales, both included. */
export interface Range {
  from: string
  to: string
  /** The predefined range, in days; undefined for custom dates. */
  days: UsualRange | undefined
}

export const usualRanges = [7, 30, 90] as const
export type UsualRange = (typeof usualRanges)[number]
const usual: UsualRange = 30

const dayMs = 86_400_000
const day = /^\d{4}-\d{2}-\d{2}$/

/** The range in a query: `?range=7`, or `?from=2026-11-01&to=2026-11-20`. The server checks whether the days exist. */
export function rangeOf(query: URLSearchParams, today: string): Range {
  const [from, to] = ['from', 'to'].map((name) => query.get(name) ?? '') as [string, string]
  if (day.test(from)) return { from, to: day.test(to) ? to : today, days: undefined }
  const days = usualRanges.find((one) => String(one) === query.get('range')) ?? usual
  return { from: daysBefore(today, days - 1), to: today, days }
}

const daysBefore = (from: string, days: number): string => new Date(Date.parse(from) - days * dayMs).toISOString().slice(0, 10)
