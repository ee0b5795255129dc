/** How many calls a subject can make in a time window. */
export interface Limit {
  calls: number
  windowSeconds: number
}

/** The limits and what they count by. Credential calls are counted in PostgreSQL; see http/limits/attempts.ts. */
export const limits = {
  /** Tokens for anonymous visitors, by network. */
  'visitor-tokens': { calls: 600, windowSeconds: 60 },
  /** Renewals, by network. */
  'token-renewals': { calls: 1200, windowSeconds: 60 },
  /** Redirect sessions, by network: each is a row. */
  'redirect-sessions': { calls: 120, windowSeconds: 60 },
  /** Started sign-ins with external providers, by network: each is a row. */
  'single-sign-ons': { calls: 60, windowSeconds: 60 },
  /** Discovery requests to providers, by network. */
  'connection-checks': { calls: 30, windowSeconds: 60 },
  /** Calculated totals, by identity. */
  estimates: { calls: 300, windowSeconds: 60 },
  /** Attempts at coupon and gift card codes, by identity. */
  'code-attempts': { calls: 10, windowSeconds: 60 },
  /** Payment attempts, by identity. */
  payments: { calls: 30, windowSeconds: 60 },
  /** Pictures that aren't in the cache yet, by network: each is rendered and stored. */
  renditions: { calls: 600, windowSeconds: 60 },
  /** New reviews, by member: each is a row. */
  reviews: { calls: 20, windowSeconds: 60 },
  /** Back-in-stock requests, by site and network: each is a row. */
  'back-in-stock': { calls: 30, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export interface RateLimits {
  /** Counts one call, and refuses TOO_MANY_REQUESTS beyond the limit. A caller in this process has no subject and no limit. `isCounted`: the call has been
   *  counted before, and only gets the same answer. */
  count(name: LimitName, subject: string | undefined, isCounted?: boolean): void
}
