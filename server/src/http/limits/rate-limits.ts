import { createLatest } from '../../kernel/latest.ts'
import { limits, type RateLimits } from '../../kernel/rate-limits.ts'
import { refuse } from '../../kernel/refuse.ts'

const subjectsMin = 50_000

export function rateLimits(setting: 'default' | 'off' | Readonly<Record<string, number>>, now: () => Date): RateLimits {
  const counted = createLatest<string, { calls: number; until: number }>(subjectsMin)
  if (setting === 'off') return { count() {} }
  return {
    count(name, subject, isCounted = false) {
      if (subject === undefined) return
      const { windowSeconds, calls } = limits[name]
      const allowed = setting === 'default' ? calls : (setting[name] ?? calls)
      const key = `${name} ${subject}`
      const at = now().getTime()
      const known = counted.get(key)
      const window = known && known.until > at ? known : { calls: 0, until: at + windowSeconds * 1000 }
      if (!isCounted) window.calls++
      if (window.calls > allowed) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((window.until - at) / 1000) })
      counted.set(key, window)
    },
  }
}

/** The network of an address: the address itself for IPv4, its /64 for IPv6, so that one host can't use many addresses of its range. */
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
