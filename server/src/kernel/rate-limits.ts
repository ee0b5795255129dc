/** How many calls a subject may make in a window of time. */
export interface Limit {
  calls: number
  windowSeconds: number
}

/** What is limited, by whose number. Credential calls are counted in PostgreSQL, see http/limits/attempts.ts. */
export const limits = {
  /** Tokens for anonymous visitors, by network. */
  'visitor-tokens': { calls: 600, windowSeconds: 60 },
  /** Renewals, by network. */
  'token-renewals': { calls: 1200, windowSeconds: 60 },
  /** Redirect sessions, by network: each is a row. */
  'redirect-sessions': { calls: 120, windowSeconds: 60 },
  /** Ways to outside providers begun, by network: each is a row. */
  'single-sign-ons': { calls: 60, windowSeconds: 60 },
  /** Providers asked for their description, by network. */
  'connection-checks': { calls: 30, windowSeconds: 60 },
  /** Totals reckoned, by identity. */
  estimates: { calls: 300, windowSeconds: 60 },
  /** Coupon and gift-card codes tried, by identity. */
  'code-attempts': { calls: 10, windowSeconds: 60 },
  /** Attempts to pay, by identity. */
  payments: { calls: 30, windowSeconds: 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export interface RateLimits {
  /** Counts one call; refuses TOO_MANY_REQUESTS past the limit. A caller in this process has no subject and no limit. */
  count(name: LimitName, subject: string | undefined): void
}
