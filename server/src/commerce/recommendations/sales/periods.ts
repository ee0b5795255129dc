const dayMs = 86_400_000

/** Since when orders count: for what is bought together, and for best sellers. */
export interface Periods {
  year: Date
  recent: Date
}

export const periodsAt = (now: Date): Periods => ({
  year: new Date(now.getTime() - 365 * dayMs),
  recent: new Date(now.getTime() - 90 * dayMs),
})
