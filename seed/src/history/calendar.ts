import type { Random } from './random.ts'

export const historyDays = 60

const dayMs = 24 * 60 * 60 * 1000
const minuteMs = 60_000

/** Orders per day, Sunday first: people shop for their windows when they are at home. */
const weekdays = [1.3, 0.8, 0.8, 0.9, 1, 1.15, 1.5]

/** The small sale: a long weekend in the middle of the second month. */
export const saleDaysAgo = { first: 19, last: 16 }

/** The hours of a day with orders, in UTC, and how many orders they get. */
const hours = [2, 1, 0, 0, 0, 1, 2, 4, 6, 7, 8, 8, 9, 8, 6, 6, 7, 8, 9, 11, 13, 13, 9, 4]

export const isInSale = (daysAgo: number): boolean => daysAgo <= saleDaysAgo.first && daysAgo >= saleDaysAgo.last

/** When orders were placed in the last sixty days, in order: more from week to week, on weekends and in the sale. None is later than `now`. */
export function orderDates(now: Date, random: Random): { date: Date; daysAgo: number }[] {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs
  let expected = 0
  let placed = 0
  const dates: { date: Date; daysAgo: number }[] = []
  for (let daysAgo = historyDays - 1; daysAgo >= 0; daysAgo--) {
    const day = midnight - daysAgo * dayMs
    const growth = 1.7 + (1.5 * (historyDays - daysAgo)) / historyDays
    expected += growth * weekdays[new Date(day).getUTCDay()]! * (isInSale(daysAgo) ? 1.9 : 1) * random.between(0.2, 1.8)
    for (; placed < Math.floor(expected); placed++) {
      const hour = random.weighted([...hours.keys()], (each) => hours[each]!)
      dates.push({ date: new Date(day + (hour * 60 + random.between(0, 60)) * minuteMs), daysAgo })
    }
  }
  return dates.filter(({ date }) => date.getTime() < now.getTime() - 10 * minuteMs).toSorted((a, b) => a.date.getTime() - b.date.getTime())
}

export const after = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * minuteMs)
export const days = (count: number): number => count * 24 * 60
