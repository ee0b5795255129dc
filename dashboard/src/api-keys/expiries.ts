/** Lifetimes to choose from for a new key, in days; undefined means that it never expires. */
export const expiryDays = { never: undefined, days7: 7, days30: 30, days90: 90, days365: 365 } as const
export type Expiry = keyof typeof expiryDays
export const expiries = Object.keys(expiryDays) as Expiry[]

/** How long the previous secret stays valid after a rotation, in seconds. */
export const overlaps = [86_400, 3_600, 604_800, 0] as const
