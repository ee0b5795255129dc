import { refuse } from '../../kernel/refuse.ts'

/** How many calls a subject may make in a window of time. */
export interface Limit {
  calls: number
  windowSeconds: number
}

/** What is limited, by whose number. Credential calls are counted in PostgreSQL, see attempts/attempts.ts. */
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

const subjectsMax = 100_000

export function rateLimits(setting: 'default' | 'off' | Readonly<Record<string, number>>, now: () => Date): RateLimits {
  const counted = new Map<string, { calls: number; until: number }>()
  if (setting === 'off') return { count() {} }
  return {
    count(name, subject) {
      if (subject === undefined) return
      const { windowSeconds, calls } = limits[name]
      const allowed = setting === 'default' ? calls : (setting[name] ?? calls)
      const key = `${name} ${subject}`
      const at = now().getTime()
      const known = counted.get(key)
      const window = known && known.until > at ? known : { calls: 0, until: at + windowSeconds * 1000 }
      if (++window.calls > allowed) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((window.until - at) / 1000) })
      if (!known && counted.size >= subjectsMax) counted.delete(counted.keys().next().value!)
      counted.set(key, window)
    },
  }
}

/** The network an address belongs to: the address itself for IPv4, its /64 for IPv6, so that one host cannot walk its own range. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (v4) return v4[1]!
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}
